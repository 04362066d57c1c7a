-- CreateTable
CREATE TABLE "cache_tag" (
    "tag" TEXT NOT NULL,
    "version" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "cache_tag_pkey" PRIMARY KEY ("tag")
);

-- CreateTable: unlogged, for it holds nothing that cannot be found again
CREATE UNLOGGED TABLE "cache_entry" (
    "key" TEXT NOT NULL,
    "value" BYTEA NOT NULL,
    "expires_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "cache_entry_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "cache_entry_expires_at_idx" ON "cache_entry"("expires_at");

-- What is changed expires what was made of it, in the same transaction and whoever changes it: a seed, a judge, a
-- curator, an operator at psql. The names of the tags are those of lib/cache/tags.ts.
CREATE FUNCTION expire_cache_tag(expired TEXT) RETURNS void LANGUAGE sql AS $$
  INSERT INTO cache_tag (tag, version) VALUES (expired, gen_random_uuid())
  ON CONFLICT (tag) DO UPDATE SET version = excluded.version;
$$;

-- For statements on tables of a game: `changed` are their rows. The order keeps two writers from waiting for each other.
CREATE FUNCTION expire_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expire_cache_tag(TG_ARGV[0] || ':' || game_id)
  FROM (SELECT DISTINCT game_id FROM changed ORDER BY game_id) AS games;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  content CONSTANT TEXT[][] := ARRAY[
    ['card', 'catalogue'], ['card_set', 'catalogue'], ['printing', 'catalogue'], ['keyword', 'catalogue'],
    ['card_keyword', 'catalogue'], ['card_stat', 'catalogue'], ['card_facet', 'catalogue'],
    ['card_phrase', 'catalogue'], ['card_line', 'catalogue'],
    ['search_document', 'words'], ['search_word', 'words'],
    ['rule_chapter', 'rules'], ['rule_paragraph', 'rules'], ['rule_paragraph_text', 'rules'],
    ['rule_paragraph_term', 'rules'],
    ['ruling', 'rulings'], ['ruling_text', 'rulings'], ['ruling_card', 'rulings'], ['ruling_keyword', 'rulings'],
    ['ruling_rule', 'rulings'], ['ruling_term', 'rulings'], ['term', 'rulings'], ['term_text', 'rulings']
  ];
  place INT;
  -- An event, and which of its rows tell the game.
  event TEXT[];
BEGIN
  FOR place IN 1 .. array_length(content, 1) LOOP
    FOREACH event SLICE 1 IN ARRAY ARRAY[['INSERT', 'NEW'], ['UPDATE', 'NEW'], ['DELETE', 'OLD']] LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION expire_content(%L)',
        'cache_' || lower(event[1]), event[1], content[place][1], event[2], content[place][2]);
    END LOOP;
  END LOOP;
END
$$;

-- Pages of cards name public decks and their authors. A new one may be seen a minute late; one that is taken away, or
-- called otherwise, must be gone at once. Saves of a deck, which are many, do not come here.
CREATE FUNCTION expire_deck() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expire_cache_tag('decks:' || OLD.game_id);
  RETURN NULL;
END
$$;

CREATE TRIGGER cache_changed AFTER UPDATE OF visibility, name, hidden_at, archived_at ON deck FOR EACH ROW
  WHEN (OLD.visibility = 'public' AND (OLD.visibility, OLD.name, OLD.hidden_at, OLD.archived_at)
    IS DISTINCT FROM (NEW.visibility, NEW.name, NEW.hidden_at, NEW.archived_at))
  EXECUTE FUNCTION expire_deck();

CREATE TRIGGER cache_gone AFTER DELETE ON deck FOR EACH ROW
  WHEN (OLD.visibility = 'public') EXECUTE FUNCTION expire_deck();

CREATE FUNCTION expire_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expire_cache_tag('decks:' || game_id)
  FROM (SELECT DISTINCT game_id FROM deck WHERE owner_id = NEW.id AND visibility = 'public' ORDER BY game_id) AS games;
  RETURN NULL;
END
$$;

CREATE TRIGGER cache_renamed AFTER UPDATE OF handle ON "user" FOR EACH ROW
  WHEN (OLD.handle IS DISTINCT FROM NEW.handle) EXECUTE FUNCTION expire_author();
