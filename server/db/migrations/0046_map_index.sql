DROP INDEX "listings_point";--> statement-breakpoint
CREATE INDEX "listings_on_map" ON "listings" USING btree ("point_latitude","point_longitude","category_id","unreachable_on") WHERE "listings"."is_approved";
