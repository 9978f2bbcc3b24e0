CREATE TABLE "decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"person_id" integer,
	"kind" varchar(40) NOT NULL,
	"subject_id" integer NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decisions_kind" CHECK ("decisions"."kind" in ('submission.approve', 'submission.reject', 'review.show', 'review.hide', 'message.read', 'event.approve', 'event.reject', 'report.accept', 'report.decline'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "decision_id" integer;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_admin" ON "decisions" USING btree ("admin_id","id");--> statement-breakpoint
CREATE INDEX "decisions_person" ON "decisions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "decisions_created" ON "decisions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_decision" ON "mails" USING btree ("decision_id") WHERE "mails"."decision_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('review.show', 'review.hide', 'review.undo', 'user.role', 'user.link', 'user.end-sessions', 'user.suspend', 'user.restore', 'user.organiser', 'user.organiser-end', 'submission.approve', 'submission.reject', 'submission.undo', 'listing.create', 'listing.approve', 'listing.unapprove', 'listing.edit', 'listing.delete', 'listing.undo', 'listing.status', 'listing.link', 'listing.credential', 'categories.seed', 'import.run', 'import.undo', 'event.approve', 'event.unapprove', 'event.edit', 'event.cancel', 'event.delete', 'event.undo', 'post.create', 'post.edit', 'post.publish', 'post.unpublish', 'post.delete', 'message.delete', 'report.accept', 'report.decline', 'report.ask', 'report.undo', 'newsletter.export', 'newsletter.delete', 'advertisement.create', 'advertisement.edit', 'advertisement.delete', 'advertisement.new-link', 'search-rule.create', 'search-rule.edit', 'search-rule.delete', 'search-rule.undo'));