DROP INDEX "listings_region";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "place_id" varchar(100);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "point_latitude" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "point_longitude" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "point_place_id" varchar(100);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "place_filled" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "place_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_taluka" ON "listings" USING btree ("taluka","is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_town" ON "listings" USING btree ("town","is_approved");--> statement-breakpoint
CREATE INDEX "listings_district" ON "listings" USING btree ("district","is_approved");--> statement-breakpoint
CREATE INDEX "listings_place" ON "listings" USING btree ("place_id","is_approved");--> statement-breakpoint
CREATE INDEX "listings_pincode" ON "listings" USING btree ("pincode");--> statement-breakpoint
CREATE INDEX "listings_point" ON "listings" USING btree ("point_latitude","point_longitude");--> statement-breakpoint
CREATE INDEX "listings_place_version" ON "listings" USING btree ("place_version");--> statement-breakpoint
CREATE INDEX "listings_region" ON "listings" USING btree ("region","is_approved","standing","name_norm","id");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_point_in_india" CHECK ("listings"."point_latitude" between 6 and 37.6 and "listings"."point_longitude" between 68 and 97.5);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_point_whole" CHECK (("listings"."point_latitude" is null) = ("listings"."point_longitude" is null));