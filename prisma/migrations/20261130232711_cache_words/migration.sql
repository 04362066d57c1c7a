-- Documents of decks change at every save of a public deck and are no part of what is kept: they expire nothing, and
-- those who save do not wait for each other over it.
CREATE FUNCTION expire_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expire_cache_tag('words:' || game_id)
  FROM (SELECT DISTINCT game_id FROM changed WHERE kind <> 'deck' ORDER BY game_id) AS games;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  searched TEXT;
  -- An event, and which of its rows tell the game.
  event TEXT[];
BEGIN
  FOREACH searched IN ARRAY ARRAY['search_document', 'search_word'] LOOP
    FOREACH event SLICE 1 IN ARRAY ARRAY[['INSERT', 'NEW'], ['UPDATE', 'NEW'], ['DELETE', 'OLD']] LOOP
      EXECUTE format('DROP TRIGGER %I ON %I', 'cache_' || lower(event[1]), searched);
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION expire_words()',
        'cache_' || lower(event[1]), event[1], searched, event[2]);
    END LOOP;
  END LOOP;
END
$$;
