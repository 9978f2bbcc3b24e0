CREATE TABLE "usual_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usual_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(200) NOT NULL,
	"organizer" varchar(100) NOT NULL,
	"location" text NOT NULL,
	"town" varchar(80),
	"region" varchar(50),
	"description" text NOT NULL,
	"usually" varchar(100),
	"month" integer,
	"source_url" varchar(500),
	"source_title" varchar(200),
	"source_date" varchar(10),
	CONSTRAINT "usual_events_month" CHECK ("usual_events"."month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_all_day" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source_url" varchar(500);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source_title" varchar(200);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source_date" varchar(10);--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('review.show', 'review.hide', 'user.role', 'user.end-sessions', 'user.suspend', 'user.restore', 'submission.approve', 'submission.reject', 'listing.approve', 'listing.unapprove', 'listing.edit', 'listing.delete', 'listing.undo', 'categories.seed', 'import.run', 'import.undo', 'event.approve', 'event.unapprove', 'event.edit', 'event.cancel', 'event.delete'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_cancel_reason_length" CHECK (char_length("events"."cancel_reason") <= 2000);