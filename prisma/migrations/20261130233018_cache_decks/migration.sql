-- A deck that is made public is seen at once as well: that is rare beside the saves of decks that are public. Inserts
-- and deletes are told a statement at a time, for there may be a hundred thousand in one.
CREATE FUNCTION expire_public_decks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expire_cache_tag('decks:' || game_id)
  FROM (SELECT DISTINCT game_id FROM changed WHERE visibility = 'public' ORDER BY game_id) AS games;
  RETURN NULL;
END
$$;

DROP TRIGGER cache_gone ON deck;
DROP TRIGGER cache_changed ON deck;

CREATE TRIGGER cache_insert AFTER INSERT ON deck REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION expire_public_decks();

CREATE TRIGGER cache_delete AFTER DELETE ON deck REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION expire_public_decks();

CREATE TRIGGER cache_changed AFTER UPDATE OF visibility, name, hidden_at, archived_at ON deck FOR EACH ROW
  WHEN ('public' IN (OLD.visibility, NEW.visibility) AND (OLD.visibility, OLD.name, OLD.hidden_at, OLD.archived_at)
    IS DISTINCT FROM (NEW.visibility, NEW.name, NEW.hidden_at, NEW.archived_at))
  EXECUTE FUNCTION expire_deck();
