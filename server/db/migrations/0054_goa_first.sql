DROP INDEX "listings_featured";--> statement-breakpoint
ALTER TABLE "listings" drop column "standing";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "standing" integer GENERATED ALWAYS AS (case when num_nonnulls("listings"."email", "listings"."website") > 0 or public.is_shown_phone("listings"."phone") or public.says_where("listings"."address") then 0 else 2 end + case when "listings"."region" = 'Goa' then 0 else 4 end + case when "listings"."is_behind" then 1 else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_featured" ON "listings" USING btree ("is_sponsored" DESC NULLS FIRST,(("rating" * "review_count" + 3.5 * 5) / ("review_count" + 5)) desc,coalesce("region" = 'Goa', false) desc,num_nonnulls("phone", "email", "website", "address", "town", "ages") desc,"id") WHERE "listings"."is_approved" and ("listings"."standing" & 2) = 0 and not "listings"."is_behind";--> statement-breakpoint
-- They went with the column.
CREATE INDEX "listings_standing" ON "listings" USING btree ("is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_region" ON "listings" USING btree ("region","is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_taluka" ON "listings" USING btree ("taluka","is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_serves_india" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE "listings"."serves" = 'india';--> statement-breakpoint
CREATE INDEX "listings_new_people" ON "listings" USING btree ("takes_new_people","is_approved","standing","name_norm","id") WHERE "listings"."takes_new_people" is not null;--> statement-breakpoint
CREATE INDEX "listings_of_special_schools" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'special-schools' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_doctors_specialists" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'doctors-specialists' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_therapists" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'therapists' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_support_groups" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'support-groups' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_autism_friendly_places" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'autism-friendly-places' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_training_centers" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'training-centers' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_events_workshops" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'events-workshops' = any("listings"."kinds");--> statement-breakpoint
CREATE INDEX "listings_of_child_care" ON "listings" USING btree ("is_approved","standing","name_norm","id") WHERE 'child-care' = any("listings"."kinds");
