-- All names of where a listing is and of what it serves, and the degrees of its point: 15:73.
CREATE FUNCTION public.listing_places(place_id text, pincode text, town text, taluka text, district text, region text, serves text, latitude float8, longitude float8)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[place_id, pincode, town, taluka, district, region, serves,
    floor(latitude)::int::text || ':' || floor(longitude)::int::text], NULL)
$$;--> statement-breakpoint
DROP INDEX "listings_search_text";--> statement-breakpoint
CREATE INDEX "listings_search_text" ON "listings" USING gin ("search_text",public.listing_places("place_id", "pincode", "town", "taluka", "district", "region", "serves", "point_latitude", "point_longitude")) WITH (fastupdate=false);