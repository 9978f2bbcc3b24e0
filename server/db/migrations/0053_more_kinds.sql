DROP INDEX "listings_category";--> statement-breakpoint
DROP INDEX "listings_on_map";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "other_categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What a listing is, its category first, so that nothing that lists or counts a kind has to look in two places.
CREATE FUNCTION public.keep_kinds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.kinds := (SELECT slug::text FROM public.categories WHERE id = NEW.category_id) || NEW.other_categories;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_kinds BEFORE INSERT OR UPDATE OF category_id, other_categories, kinds ON "listings"
  FOR EACH ROW EXECUTE FUNCTION public.keep_kinds();--> statement-breakpoint
-- As before, and each of its kinds is among its words: "categorytherapists".
CREATE FUNCTION public.listing_search_text(
  name text, description text, kinds text[], services text[], accessibility text[], languages text[],
  address text, town text, taluka text, district text, region text, pincode text, contacts text
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN setweight(public.listing_search_name(name), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.search_words(array_to_string(services, ' , '))), 'B')
    || setweight(to_tsvector('pg_catalog.simple', concat_ws(' ',
      'category' || replace(array_to_string(kinds, ' category'), '-', '') || public.search_initials(name), contacts)), 'B')
    || setweight(to_tsvector('pg_catalog.english',
      public.search_words(concat_ws(' ', address, town, taluka, district, region, pincode))), 'C')
    || setweight(to_tsvector('pg_catalog.english',
      public.search_words(description || ' ' || array_to_string(accessibility || languages, ' '))), 'D');
END
$$;--> statement-breakpoint
ALTER TABLE "listings" drop column "search_text";--> statement-breakpoint
-- Nothing of what they watch changes.
ALTER TABLE "listings" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "listings" SET kinds = ARRAY[categories.slug::text] FROM "categories" WHERE categories.id = category_id;--> statement-breakpoint
ALTER TABLE "listings" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_text" "tsvector" GENERATED ALWAYS AS (public.listing_search_text("listings"."name", "listings"."description", "listings"."kinds", "listings"."services", "listings"."accessibility", "listings"."languages", "listings"."address", "listings"."town", "listings"."taluka", "listings"."district", "listings"."region", "listings"."pincode", public.contact_words("listings"."phone", "listings"."phone_to_check", "listings"."email", "listings"."website"))) STORED NOT NULL;--> statement-breakpoint
DROP FUNCTION public.listing_search_text(text, text, integer, text[], text[], text[], text, text, text, text, text, text, text);--> statement-breakpoint
-- They went with the column.
CREATE INDEX "listings_search_text" ON "listings" USING gin ("search_text",public.listing_places("place_id", "pincode", "town", "taluka", "district", "region", "serves", "point_latitude", "point_longitude")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listings_search_india" ON "listings" USING gin ((case when "serves" = 'india' then ts_filter("search_text", '{a,b}') end)) WITH (fastupdate=false) WHERE "listings"."serves" = 'india';--> statement-breakpoint
CREATE INDEX "listings_search_goa" ON "listings" USING gin ("search_text") WITH (fastupdate=false) WHERE "listings"."region" = 'Goa';--> statement-breakpoint
CREATE INDEX "listings_of_special_schools" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'special-schools' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_doctors_specialists" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'doctors-specialists' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_therapists" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'therapists' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_support_groups" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'support-groups' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_autism_friendly_places" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'autism-friendly-places' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_training_centers" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'training-centers' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_events_workshops" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'events-workshops' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_child_care" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'child-care' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_on_map" ON "listings" USING btree ("point_latitude","point_longitude","kinds","unreachable_on") WHERE "listings"."is_approved";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_other_categories" CHECK ("listings"."other_categories" <@ array['special-schools', 'doctors-specialists', 'therapists', 'support-groups', 'autism-friendly-places', 'training-centers', 'child-care']);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_few_other_categories" CHECK (cardinality("listings"."other_categories") <= 3);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_each_kind_once" CHECK ("listings"."kinds"[1] <> all("listings"."kinds"[2:]) and "listings"."kinds"[2] <> all("listings"."kinds"[3:]) and "listings"."kinds"[3] <> all("listings"."kinds"[4:]));--> statement-breakpoint
ALTER TABLE "listing_counts" ALTER COLUMN "category_id" DROP NOT NULL;--> statement-breakpoint
-- Under each kind a listing is counted, and once without one, for the number of them all.
CREATE FUNCTION public.counted_under(kinds text[]) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
  SELECT id FROM public.categories WHERE slug = ANY(kinds) UNION ALL SELECT NULL
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.count_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.listing_counts (category_id, change)
    SELECT category, count(*) FROM fresh, public.counted_under(kinds) AS category WHERE is_approved GROUP BY category;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.count_gone_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.listing_counts (category_id, change)
    SELECT category, -count(*) FROM gone, public.counted_under(kinds) AS category WHERE is_approved GROUP BY category;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.count_changed_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.listing_counts (category_id, change)
    SELECT category, sum(change) FROM (
      SELECT category, -1 AS change FROM public.counted_under(OLD.kinds) AS category WHERE OLD.is_approved
      UNION ALL SELECT category, 1 FROM public.counted_under(NEW.kinds) AS category WHERE NEW.is_approved) AS both_states
    GROUP BY category HAVING sum(change) <> 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER listing_counts_update ON "listings";--> statement-breakpoint
CREATE TRIGGER listing_counts_update AFTER UPDATE ON "listings" FOR EACH ROW
  WHEN (OLD.is_approved IS DISTINCT FROM NEW.is_approved OR OLD.kinds IS DISTINCT FROM NEW.kinds)
  EXECUTE FUNCTION public.count_changed_listing();--> statement-breakpoint
INSERT INTO "listing_counts" (change) SELECT sum(change) FROM "listing_counts" HAVING sum(change) <> 0;--> statement-breakpoint
-- What an import of before can be taken back to has none either.
UPDATE "listing_import_rows" SET "before" = jsonb_set("before", '{record,other_categories}', '[]') WHERE "before" ? 'record';
