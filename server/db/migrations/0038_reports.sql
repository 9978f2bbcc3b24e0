ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "report" varchar(20);--> statement-breakpoint
ALTER TABLE "listing_reports" ADD COLUMN "reply_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "listing_reports" ADD COLUMN "said_by" varchar(20) DEFAULT 'visitor' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "listing_reports_created" ON "listing_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listing_reports_reply" ON "listing_reports" USING btree ("reply_hash");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('review.show', 'review.hide', 'user.role', 'user.link', 'user.end-sessions', 'user.suspend', 'user.restore', 'user.organiser', 'user.organiser-end', 'submission.approve', 'submission.reject', 'listing.create', 'listing.approve', 'listing.unapprove', 'listing.edit', 'listing.delete', 'listing.undo', 'listing.status', 'listing.link', 'categories.seed', 'import.run', 'import.undo', 'event.approve', 'event.unapprove', 'event.edit', 'event.cancel', 'event.delete', 'post.create', 'post.edit', 'post.publish', 'post.unpublish', 'post.delete', 'message.delete', 'report.accept', 'report.decline', 'report.ask', 'newsletter.export', 'newsletter.delete', 'advertisement.create', 'advertisement.edit', 'advertisement.delete', 'advertisement.new-link', 'search-rule.create', 'search-rule.edit', 'search-rule.delete', 'search-rule.undo'));--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_report" CHECK ("contact_submissions"."report" in ('wrong-number', 'no-answer', 'moved', 'closed', 'fee', 'unsafe', 'other'));--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_said_by" CHECK ("listing_reports"."said_by" in ('visitor', 'checker', 'provider'));--> statement-breakpoint
-- Corrections of listings are reports now. Those that a moderator has dealt with stay readable as messages; the others
-- become reports at the next start, which can seal the addresses in them (server/services/reports/move.ts).
UPDATE "contact_submissions" SET
  "message" = left(concat_ws(E'\n\n', nullif("message", ''),
    concat_ws(E'\n', 'On the page: ' || coalesce("seen", 'nothing'), 'Right: ' || "right")), 5000),
  "field" = NULL, "seen" = NULL, "right" = NULL
  WHERE "kind" = 'wrong' AND "field" IS NOT NULL AND "is_read";
