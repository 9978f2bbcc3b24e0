-- One spelling for the several of Devanagari: without nukta, virama, chandrabindu and anusvara, which is also written as a
-- nasal letter (केन्द्र, केंद्र), and with long i and u. server/search/tokenise.ts does the same with what is typed.
CREATE FUNCTION public.fold_devanagari(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE WHEN $1 ~ '[\u0900-\u097f]' THEN translate(
    regexp_replace(normalize($1, NFD), '[ङञणनम]्(?=[कखगघचछजझटठडढतथदधपफबभ])', '', 'g'),
    'िु़्ँं', 'ीू') ELSE $1 END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.search_words(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(
    translate(lower(public.fold_devanagari(public.immutable_unaccent($1))), E'\'’‘ʼ`´\u200c\u200d', ''),
    '[\u0001-/:-@[-`{-~\u0080-\u00bf\u2000-\u206f]+', ' ', 'g'))
$$;--> statement-breakpoint
-- How a listing can be found by what one would dial or write to, each as one word: "tel9156321900" without the country's
-- number and leading noughts, "mailinfosethuin", "websethuin". server/search/contacts.ts does the same with what is typed.
CREATE FUNCTION public.contact_words(phone text, phone_to_check text, email text, website text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ',
    (SELECT string_agg('tel' || regexp_replace(digits, '^(00)?91(?=\d{10}$)|^0+(?=\d)', ''), ' ')
     FROM regexp_split_to_table(concat_ws(',', phone, phone_to_check), '[,;/|]|\mor\M') AS number,
       regexp_replace(number, '\D', '', 'g') AS digits
     WHERE length(digits) BETWEEN 3 AND 15),
    'mail' || nullif(regexp_replace(lower(email), '[^a-z0-9]', '', 'g'), ''),
    'web' || nullif(regexp_replace(regexp_replace(lower(website), '^(https?://)?(www\.)?|[/?#].*$', '', 'g'), '[^a-z0-9]', '', 'g'), ''))
$$;--> statement-breakpoint
-- As before, and what a listing is reached by, which weighs like a service.
CREATE FUNCTION public.listing_search_text(
  name text, description text, category_id integer, services text[], accessibility text[], languages text[],
  address text, town text, taluka text, district text, region text, pincode text, contacts text
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN setweight(public.listing_search_name(name), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.search_words(array_to_string(services, ' , '))), 'B')
    || setweight(to_tsvector('pg_catalog.simple',
      concat_ws(' ', 'category' || category_id || public.search_initials(name), contacts)), 'B')
    || setweight(to_tsvector('pg_catalog.english',
      public.search_words(concat_ws(' ', address, town, taluka, district, region, pincode))), 'C')
    || setweight(to_tsvector('pg_catalog.english',
      public.search_words(description || ' ' || array_to_string(accessibility || languages, ' '))), 'D');
END
$$;--> statement-breakpoint
-- Made again, for Devanagari was not folded before.
ALTER TABLE "listings" drop column "search_name";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_name" "tsvector" GENERATED ALWAYS AS (public.listing_search_name("listings"."name")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_search_name" ON "listings" USING gin ("search_name") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "listings" drop column "search_text";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_text" "tsvector" GENERATED ALWAYS AS (public.listing_search_text("listings"."name", "listings"."description", "listings"."category_id", "listings"."services", "listings"."accessibility", "listings"."languages", "listings"."address", "listings"."town", "listings"."taluka", "listings"."district", "listings"."region", "listings"."pincode", public.contact_words("listings"."phone", "listings"."phone_to_check", "listings"."email", "listings"."website"))) STORED NOT NULL;--> statement-breakpoint
-- It went with the column.
CREATE INDEX "listings_search_text" ON "listings" USING gin ("search_text") WITH (fastupdate=false);--> statement-breakpoint
DROP FUNCTION public.listing_search_text(text, text, integer, text[], text[], text[], text, text, text, text, text, text);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "age_min" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "age_max" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "serves" varchar(10) DEFAULT 'town' NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_serves_india" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE "listings"."serves" = 'india';--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_serves" CHECK ("listings"."serves" in ('town', 'state', 'india'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_ages" CHECK ("listings"."age_min" <= "listings"."age_max");--> statement-breakpoint
DELETE FROM search_terms WHERE term ~ '[\u0900-\u097f]';--> statement-breakpoint
INSERT INTO search_terms (term, listings)
  SELECT term, count(*) FROM listings l,
    public.listing_terms(l.name, l.description, l.services, l.address, l.town, l.taluka, l.district, l.region) AS term
  WHERE l.is_approved AND term ~ '[\u0900-\u097f]' GROUP BY term;--> statement-breakpoint
UPDATE search_pages SET title = title, within = within, names = names, body = body;
