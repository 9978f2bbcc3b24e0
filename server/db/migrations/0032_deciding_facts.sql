ALTER TABLE "contact_submissions" DROP CONSTRAINT "contact_submissions_field";--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "takes_new_people" varchar(20);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "fees_band" varchar(20);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "fees" varchar(100);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "modes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "hours" varchar(100);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "diagnosis_needed" varchar(20);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "what_to_bring" varchar(500);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "next_step" varchar(500);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "takes_new_people" varchar(20);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fees_band" varchar(20);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fees" varchar(100);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "modes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "hours" varchar(100);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "diagnosis_needed" varchar(20);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "what_to_bring" varchar(500);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "next_step" varchar(500);--> statement-breakpoint
CREATE INDEX "listings_modes" ON "listings" USING gin ("modes");--> statement-breakpoint
CREATE INDEX "listings_new_people" ON "listings" USING btree ("takes_new_people","is_approved","standing","name_norm","id") WHERE "listings"."takes_new_people" is not null;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_field" CHECK ("contact_submissions"."field" in ('name', 'address', 'town', 'phone', 'email', 'website', 'services', 'languages', 'accessibility', 'takesNewPeople', 'feesBand', 'fees', 'modes', 'hours', 'diagnosisNeeded', 'whatToBring', 'nextStep'));--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_takes_new_people" CHECK ("listing_submissions"."takes_new_people" in ('yes', 'waiting-list', 'no'));--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_fees_band" CHECK ("listing_submissions"."fees_band" in ('free', 'up-to-500', '501-to-1000', '1001-to-2000', 'over-2000'));--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_modes_known" CHECK ("listing_submissions"."modes" <@ array['centre', 'home', 'online']);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_diagnosis_needed" CHECK ("listing_submissions"."diagnosis_needed" in ('yes', 'no'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_takes_new_people" CHECK ("listings"."takes_new_people" in ('yes', 'waiting-list', 'no'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_fees_band" CHECK ("listings"."fees_band" in ('free', 'up-to-500', '501-to-1000', '1001-to-2000', 'over-2000'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_modes_known" CHECK ("listings"."modes" <@ array['centre', 'home', 'online']);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_diagnosis_needed" CHECK ("listings"."diagnosis_needed" in ('yes', 'no'));