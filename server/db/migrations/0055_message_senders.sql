ALTER TABLE "contact_submissions" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_submissions_user" ON "contact_submissions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_sender" CHECK (not "contact_submissions"."is_guest" or "contact_submissions"."user_id" is null);