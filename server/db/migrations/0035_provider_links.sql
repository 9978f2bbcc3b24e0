ALTER TABLE "provider_corrections" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "provider_corrections" CASCADE;--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "listing_changes" ADD COLUMN "link_id" integer;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "consent_version" integer;--> statement-breakpoint
ALTER TABLE "provider_links" ADD COLUMN "answer" varchar(20);--> statement-breakpoint
ALTER TABLE "provider_links" ADD COLUMN "consent_version" integer;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_link_id_provider_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."provider_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_changes_link" ON "listing_changes" USING btree ("link_id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('review.show', 'review.hide', 'user.role', 'user.link', 'user.end-sessions', 'user.suspend', 'user.restore', 'user.organiser', 'user.organiser-end', 'submission.approve', 'submission.reject', 'listing.create', 'listing.approve', 'listing.unapprove', 'listing.edit', 'listing.delete', 'listing.undo', 'listing.status', 'listing.link', 'categories.seed', 'import.run', 'import.undo', 'event.approve', 'event.unapprove', 'event.edit', 'event.cancel', 'event.delete', 'post.create', 'post.edit', 'post.publish', 'post.unpublish', 'post.delete', 'message.delete', 'newsletter.export', 'newsletter.delete', 'advertisement.create', 'advertisement.edit', 'advertisement.delete', 'advertisement.new-link', 'search-rule.create', 'search-rule.edit', 'search-rule.delete', 'search-rule.undo'));--> statement-breakpoint
ALTER TABLE "provider_links" ADD CONSTRAINT "provider_links_answer" CHECK ("provider_links"."answer" in ('right', 'corrected', 'closed'));--> statement-breakpoint
ALTER TABLE "provider_links" ADD CONSTRAINT "provider_links_used" CHECK (("provider_links"."used_at" is null) = ("provider_links"."answer" is null));