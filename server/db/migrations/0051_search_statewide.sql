-- What names no smaller place than its state is "all of" it. Towns nobody knows have the place of their state, too, and were
-- read in vain for each place of it.
CREATE OR REPLACE FUNCTION public.listing_places(place_id text, pincode text, town text, taluka text, district text, region text, serves text, latitude float8, longitude float8)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[CASE WHEN town IS NULL AND taluka IS NULL AND district IS NULL THEN 'all of ' || place_id END,
    place_id, pincode, town, taluka, district, region, serves,
    floor(latitude)::int::text || ':' || floor(longitude)::int::text], NULL)
$$;--> statement-breakpoint
DROP INDEX "listings_search_text";--> statement-breakpoint
CREATE INDEX "listings_search_text" ON "listings" USING gin ("search_text",public.listing_places("place_id", "pincode", "town", "taluka", "district", "region", "serves", "point_latitude", "point_longitude")) WITH (fastupdate=false);--> statement-breakpoint
DROP INDEX "listings_search_india";--> statement-breakpoint
CREATE INDEX "listings_search_india" ON "listings" USING gin ((case when "serves" = 'india' then ts_filter("search_text", '{a,b}') end)) WITH (fastupdate=false) WHERE "listings"."serves" = 'india';