ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "listing_claims" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_claims" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_claims" ALTER COLUMN "expires_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_links" ALTER COLUMN "channel" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD COLUMN "state" varchar(20) NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD COLUMN "contact_hash" varchar(64) NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD COLUMN "reason" varchar(500);--> statement-breakpoint
ALTER TABLE "listing_claims" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "provider_links" ADD COLUMN "claim_id" integer;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_links" ADD CONSTRAINT "provider_links_claim_id_listing_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."listing_claims"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_claims_open" ON "listing_claims" USING btree ("listing_id","user_id") WHERE "listing_claims"."state" in ('waiting', 'sent', 'proven');--> statement-breakpoint
CREATE INDEX "listing_claims_call" ON "listing_claims" USING btree ("created_at","id") WHERE "listing_claims"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "listing_claims_created" ON "listing_claims" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_links_claim" ON "provider_links" USING btree ("claim_id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('review.show', 'review.hide', 'review.undo', 'user.role', 'user.link', 'user.end-sessions', 'user.suspend', 'user.restore', 'user.organiser', 'user.organiser-end', 'submission.approve', 'submission.reject', 'submission.undo', 'listing.create', 'listing.approve', 'listing.unapprove', 'listing.edit', 'listing.delete', 'listing.merge', 'listing.merged', 'listing.undo', 'listing.status', 'listing.link', 'listing.credential', 'categories.seed', 'import.run', 'import.undo', 'event.approve', 'event.unapprove', 'event.edit', 'event.cancel', 'event.delete', 'event.undo', 'post.create', 'post.edit', 'post.publish', 'post.unpublish', 'post.delete', 'message.delete', 'report.accept', 'report.decline', 'report.ask', 'report.undo', 'claim.code', 'claim.decline', 'claim.end', 'newsletter.export', 'newsletter.delete', 'advertisement.create', 'advertisement.edit', 'advertisement.delete', 'advertisement.new-link', 'search-rule.create', 'search-rule.edit', 'search-rule.delete', 'search-rule.undo'));--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_state" CHECK ("listing_claims"."state" in ('waiting', 'sent', 'proven', 'declined', 'ended', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_call" CHECK ("listing_claims"."state" <> 'waiting' or "listing_claims"."way" = 'phone');--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_code" CHECK (("listing_claims"."state" = 'sent') = ("listing_claims"."code_hash" is not null) and ("listing_claims"."code_hash" is null) = ("listing_claims"."expires_at" is null));--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_tries" CHECK ("listing_claims"."tries" between 0 and 5);--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_proven" CHECK (case when "listing_claims"."state" in ('proven', 'ended') then "listing_claims"."proven_at" is not null when "listing_claims"."state" = 'withdrawn' then true else "listing_claims"."proven_at" is null end);--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_ended" CHECK (("listing_claims"."state" in ('declined', 'ended', 'withdrawn')) = ("listing_claims"."ended_at" is not null));--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_reason" CHECK (("listing_claims"."state" in ('declined', 'ended')) = ("listing_claims"."reason" is not null));