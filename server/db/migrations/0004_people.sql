CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider_id" varchar(30) NOT NULL,
	"account_id" varchar(300) NOT NULL,
	"password" varchar(255),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_provider_account" UNIQUE("provider_id","account_id"),
	CONSTRAINT "accounts_password" CHECK (("accounts"."provider_id" = 'credential') = ("accounts"."password" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer,
	"action" varchar(40) NOT NULL,
	"subject_id" integer NOT NULL,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('review.show', 'review.hide', 'user.role', 'user.end-sessions', 'user.suspend', 'user.restore')),
	CONSTRAINT "audit_log_detail_length" CHECK (char_length("audit_log"."detail") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(40) NOT NULL,
	"recipient" varchar(100) NOT NULL,
	"subject" varchar(200),
	"text" text,
	"html" text,
	"state" varchar(20) DEFAULT 'waiting' NOT NULL,
	"message_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp with time zone,
	"error" varchar(300),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "mails_tries" CHECK ("mails"."tries" >= 0),
	CONSTRAINT "mails_sent" CHECK (("mails"."state" = 'sent') = ("mails"."sent_at" is not null)),
	CONSTRAINT "mails_content_while_waiting" CHECK (num_nonnulls("mails"."subject", "mails"."text", "mails"."html") = case when "mails"."state" = 'waiting' then 3 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" varchar(20) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"looked_at" timestamp with time zone,
	CONSTRAINT "review_reports_user_review" UNIQUE("user_id","review_id"),
	CONSTRAINT "review_reports_reason" CHECK ("review_reports"."reason" in ('names-someone', 'unkind', 'untrue', 'advertising', 'other')),
	CONSTRAINT "review_reports_note_length" CHECK (char_length("review_reports"."note") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identifier" varchar(255) NOT NULL,
	"value" text NOT NULL,
	"email" varchar(100),
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawn_reviews" (
	"user_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawn_reviews_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id"),
	CONSTRAINT "withdrawn_reviews_reason_length" CHECK (char_length("withdrawn_reviews"."reason") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_googleId_unique";--> statement-breakpoint
DROP INDEX "listing_reviews_listing";--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD COLUMN "state" varchar(20) DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD COLUMN "waiting_for" varchar(20);--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD COLUMN "reason" text;--> statement-breakpoint
-- Nobody could sign in before, so what is in there opens nothing; a row without its user could not stay.
DELETE FROM "sessions";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" varchar(300);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "adult_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_listing_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."listing_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_reviews" ADD CONSTRAINT "withdrawn_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_reviews" ADD CONSTRAINT "withdrawn_reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_created" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_try_at","id") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id") WHERE "review_reports"."looked_at" is null;--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_email" ON "verifications" USING btree ("email");--> statement-breakpoint
CREATE INDEX "withdrawn_reviews_listing" ON "withdrawn_reviews" USING btree ("listing_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_reviews_shown" ON "listing_reviews" USING btree ("listing_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "listing_reviews"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "listing_reviews_state" ON "listing_reviews" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "sess";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "password";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "google_id";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_state" CHECK ("listing_reviews"."state" in ('shown', 'waiting', 'hidden'));--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_waiting_for" CHECK ("listing_reviews"."waiting_for" in ('contact', 'reports', 'change'));--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_waits_for_something" CHECK (("listing_reviews"."state" = 'waiting') = ("listing_reviews"."waiting_for" is not null));--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_reason_length" CHECK (char_length("listing_reviews"."reason") <= 2000);