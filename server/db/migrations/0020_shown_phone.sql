-- Whether visitors see a number: a short one only when it is of server/services/listings/short-codes.json (ruling 49), as then.
CREATE FUNCTION public.is_shown_phone(phone text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(phone !~ '^\d{1,6}$' OR phone IN ('112', '100', '101', '102', '108', '1098', '181', '1091', '14416', '14567', '15100', '1930'), false)
$$;--> statement-breakpoint
ALTER TABLE "listings" drop column "standing";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "standing" integer GENERATED ALWAYS AS (case when num_nonnulls("listings"."email", "listings"."website") > 0 or public.is_shown_phone("listings"."phone") or public.says_where("listings"."address") then 0 else 2 end + case when "listings"."region" = 'Goa' then 0 else 1 end) STORED NOT NULL;--> statement-breakpoint
-- They went with the column.
CREATE INDEX "listings_standing" ON "listings" USING btree ("is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_category" ON "listings" USING btree ("category_id","is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_region" ON "listings" USING btree ("region","is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_taluka" ON "listings" USING btree ("taluka","is_approved","standing","name_norm","id");
