ALTER TABLE "contact_submissions" ADD COLUMN "field" varchar(30);--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "seen" varchar(500);--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "right" varchar(500);--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_field" CHECK ("contact_submissions"."field" in ('name', 'address', 'town', 'phone', 'email', 'website', 'services', 'languages', 'accessibility'));--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_corrects" CHECK ("contact_submissions"."field" is null or "contact_submissions"."kind" = 'wrong');