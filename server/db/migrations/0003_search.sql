-- Words as they are compared, divided by spaces: lower case, no accents, no apostrophes ("Daddy's" is "daddys").
-- server/search/tokenise.ts does the same with what is typed.
CREATE FUNCTION public.search_words(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(
    translate(lower(public.immutable_unaccent($1)), E'\'’‘ʼ`´\u200c\u200d', ''),
    '[\u0001-/:-@[-`{-~\u0080-\u00bf\u2000-\u206f]+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION public.search_stem(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce((ts_lexize('pg_catalog.english_stem', $1))[1], $1)
$$;--> statement-breakpoint
-- "Goa Medical College and Hospital, Bambolim" is "initialsgmch", and initialsgmc:* finds it. The prefix keeps them from words.
CREATE FUNCTION public.search_initials(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(lower(public.immutable_unaccent($1)), '''', ''),
    '[,;:()/–—]| - ', '|', 'g'),
    '\m(a|an|and|at|by|for|in|of|on|the|to|with)\M', '', 'g'),
    '[^a-z|]*([a-z])[a-z0-9]*[^a-z|]*', '\1', 'g'),
    '\m[a-z]{1,2}\M', '', 'g'),
    '[^a-z]*([a-z]{3,})[^a-z]*', ' initials\1', 'g')
$$;--> statement-breakpoint
CREATE FUNCTION public.listing_search_name(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.english', public.search_words(name))
    || to_tsvector('pg_catalog.simple', public.search_words(name))
$$;--> statement-breakpoint
-- Weights: A the name, B the services, its kind ("category7") and initials, C the place, D the rest. A procedure, because
-- an SQL function of this size is set up anew for every row.
CREATE FUNCTION public.listing_search_text(
  name text, description text, category_id integer, services text[], accessibility text[], languages text[],
  address text, town text, taluka text, district text, region text, pincode text
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN setweight(public.listing_search_name(name), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.search_words(array_to_string(services, ' , '))), 'B')
    || setweight(to_tsvector('pg_catalog.simple', 'category' || category_id || public.search_initials(name)), 'B')
    || setweight(to_tsvector('pg_catalog.english',
      public.search_words(concat_ws(' ', address, town, taluka, district, region, pincode))), 'C')
    || setweight(to_tsvector('pg_catalog.english',
      public.search_words(description || ' ' || array_to_string(accessibility || languages, ' '))), 'D');
END
$$;--> statement-breakpoint
CREATE FUNCTION public.listing_terms(
  name text, description text, services text[], address text, town text, taluka text, district text, region text
) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM string_to_table(public.search_words(
    concat_ws(' ', name, description, array_to_string(services, ' '), address, town, taluka, district, region)), ' ') AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
$$;--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text COLLATE "C" PRIMARY KEY NOT NULL,
	"stem" text COLLATE "C" GENERATED ALWAYS AS (public.search_stem("search_terms"."term")) STORED NOT NULL,
	"listings" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_name" "tsvector" GENERATED ALWAYS AS (public.listing_search_name("listings"."name")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_text" "tsvector" GENERATED ALWAYS AS (public.listing_search_text("listings"."name", "listings"."description", "listings"."category_id", "listings"."services", "listings"."accessibility", "listings"."languages", "listings"."address", "listings"."town", "listings"."taluka", "listings"."district", "listings"."region", "listings"."pincode")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_terms_stem" ON "search_terms" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_terms_letters" ON "search_terms" USING gin ("term" public.gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_search_name" ON "listings" USING gin ("search_name") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listings_search_text" ON "listings" USING gin ("search_text") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listings_age_groups" ON "listings" USING gin ("age_groups");
--> statement-breakpoint
-- Counts words up and down. A new word waits for nobody but its twin, and a count that another transaction holds is left
-- as it is: counts only weigh one correction against another, and writers must not stand in each other's way. Two
-- transactions of several statements that bring the same new words in opposite order can still wait for each other:
-- PostgreSQL then ends one with 40P01 (deadlock_detected), and who writes many listings tries again or writes them in
-- one statement, whose words are in order.
CREATE FUNCTION public.count_search_terms(terms text[], changes integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.search_terms (term)
    SELECT change.term FROM unnest(terms, changes) AS change(term, by) WHERE change.by > 0
    ORDER BY change.term COLLATE "C" ON CONFLICT DO NOTHING;
  UPDATE public.search_terms SET listings = greatest(0, search_terms.listings + free.by)
  FROM (
    SELECT known.term, change.by FROM public.search_terms known
    JOIN unnest(terms, changes) AS change(term, by) ON known.term = change.term COLLATE "C"
    FOR NO KEY UPDATE OF known SKIP LOCKED
  ) AS free
  WHERE search_terms.term = free.term;
  -- A word that went with its last listing, a slip mended or a name removed, corrects nobody any more. A count may be too
  -- low (above), so the listings themselves are asked.
  DELETE FROM public.search_terms WHERE term IN (
    SELECT gone.term FROM public.search_terms gone
    WHERE gone.term = ANY(terms) AND gone.listings = 0 AND NOT EXISTS (
      SELECT FROM public.listings l
      WHERE l.is_approved AND l.search_text @@ to_tsquery('pg_catalog.english', quote_literal(gone.term)))
    FOR UPDATE OF gone SKIP LOCKED);
$$;--> statement-breakpoint
CREATE FUNCTION public.keep_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  terms text[];
  changes integer[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM public.search_terms;
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(counted.term), array_agg(counted.n) INTO terms, changes FROM (
      SELECT term, count(*)::integer AS n FROM added l,
        public.listing_terms(l.name, l.description, l.services, l.address, l.town, l.taluka, l.district, l.region) AS term
      WHERE l.is_approved GROUP BY term) AS counted;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(counted.term), array_agg(counted.n) INTO terms, changes FROM (
      SELECT term, -count(*)::integer AS n FROM taken l,
        public.listing_terms(l.name, l.description, l.services, l.address, l.town, l.taluka, l.district, l.region) AS term
      WHERE l.is_approved GROUP BY term) AS counted;
  ELSE
    SELECT array_agg(counted.term), array_agg(counted.n) INTO terms, changes FROM (
      SELECT term, sum(by)::integer AS n FROM (
        SELECT term, 1 AS by FROM added l JOIN taken o USING (id),
          public.listing_terms(l.name, l.description, l.services, l.address, l.town, l.taluka, l.district, l.region) AS term
        WHERE l.is_approved AND (NOT o.is_approved OR l.search_text IS DISTINCT FROM o.search_text)
        UNION ALL
        SELECT term, -1 FROM taken l JOIN added o USING (id),
          public.listing_terms(l.name, l.description, l.services, l.address, l.town, l.taluka, l.district, l.region) AS term
        WHERE l.is_approved AND (NOT o.is_approved OR l.search_text IS DISTINCT FROM o.search_text)
      ) AS changed GROUP BY term HAVING sum(by) <> 0) AS counted;
  END IF;
  IF terms IS NOT NULL THEN
    PERFORM public.count_search_terms(terms, changes);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER listings_terms_insert AFTER INSERT ON "listings" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_terms();--> statement-breakpoint
CREATE TRIGGER listings_terms_update AFTER UPDATE ON "listings" REFERENCING OLD TABLE AS taken NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_terms();--> statement-breakpoint
CREATE TRIGGER listings_terms_delete AFTER DELETE ON "listings" REFERENCING OLD TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_terms();--> statement-breakpoint
CREATE TRIGGER listings_terms_truncate AFTER TRUNCATE ON "listings"
  FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_terms();--> statement-breakpoint
INSERT INTO search_terms (term, listings)
  SELECT term, count(*) FROM listings l,
    public.listing_terms(l.name, l.description, l.services, l.address, l.town, l.taluka, l.district, l.region) AS term
  WHERE l.is_approved GROUP BY term;--> statement-breakpoint
-- Loads pg_trgm, so that its setting below is known.
SELECT public.similarity('a', 'a');--> statement-breakpoint
-- The words one or two letters away from a typed one. The default threshold of 0.3 misses a slip amid six letters.
CREATE FUNCTION public.close_terms(typed text) RETURNS TABLE (term text, listings integer) LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT close.term, close.listings FROM (
    SELECT t.term, t.listings, public.levenshtein_less_equal(t.term, typed, 2) AS steps
    FROM public.search_terms t WHERE t.term OPERATOR(public.%) typed
  ) AS close
  WHERE close.steps <= 2 ORDER BY close.steps, public.similarity(close.term, typed) DESC, close.listings DESC LIMIT 12
$$;
