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
ALTER TABLE "events" DROP CONSTRAINT "events_capacity";--> statement-breakpoint
ALTER TABLE "event_registrations" ALTER COLUMN "emergency_contact" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "event_registrations" ALTER COLUMN "emergency_phone" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "for_whom" varchar(20) NOT NULL;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "is_minor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "guardian_name" varchar(100);--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "guardian_birth_year" integer;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "guardian_relation" varchar(20);--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "consent_version" varchar(20);--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_all_day" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "open_offers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source_url" varchar(500);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source_title" varchar(200);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source_date" varchar(10);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "event_registrations_event" ON "event_registrations" USING btree ("event_id","status");--> statement-breakpoint
CREATE INDEX "event_registrations_waiting" ON "event_registrations" USING btree ("event_id","waiting_since","id") WHERE "event_registrations"."status" = 'waitlisted';--> statement-breakpoint
CREATE INDEX "event_registrations_offered" ON "event_registrations" USING btree ("offered_until") WHERE "event_registrations"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "events_proposed_by" ON "events" USING btree ("proposed_by");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('review.show', 'review.hide', 'user.role', 'user.end-sessions', 'user.suspend', 'user.restore', 'user.organiser', 'user.organiser-end', 'submission.approve', 'submission.reject', 'listing.create', 'listing.approve', 'listing.unapprove', 'listing.edit', 'listing.delete', 'listing.undo', 'categories.seed', 'import.run', 'import.undo', 'event.approve', 'event.unapprove', 'event.edit', 'event.cancel', 'event.delete'));--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_for_whom" CHECK ("event_registrations"."for_whom" in ('myself', 'ward'));--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_relation" CHECK ("event_registrations"."guardian_relation" in ('parent', 'guardian', 'carer'));--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_waiting_since" CHECK ("event_registrations"."status" not in ('waitlisted', 'offered') or "event_registrations"."waiting_since" is not null);--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_consent" CHECK (not "event_registrations"."is_minor" or ("event_registrations"."consent_at" is not null and "event_registrations"."consent_version" is not null));--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_erased" CHECK ("event_registrations"."erased_at" is null or num_nonnulls("event_registrations"."participant_name", "event_registrations"."participant_email", "event_registrations"."participant_phone", "event_registrations"."participant_age", "event_registrations"."special_requirements", "event_registrations"."emergency_contact", "event_registrations"."emergency_phone", "event_registrations"."guardian_name", "event_registrations"."guardian_birth_year") = 0);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_cancel_reason_length" CHECK (char_length("events"."cancel_reason") <= 2000);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_capacity" CHECK ("events"."current_participants" >= 0 and "events"."open_offers" >= 0 and "events"."current_participants" + "events"."open_offers" <= coalesce("events"."max_participants", 2147483647));