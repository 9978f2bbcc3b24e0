CREATE TABLE "check_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"channel" varchar(20) NOT NULL,
	"outcome" varchar(20) NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_user" integer,
	CONSTRAINT "check_attempts_channel" CHECK ("check_attempts"."channel" in ('call', 'whatsapp', 'mail', 'visit', 'post')),
	CONSTRAINT "check_attempts_outcome" CHECK ("check_attempts"."outcome" in ('answered', 'no-answer', 'busy', 'switched-off', 'wrong-number', 'message-left', 'bounced'))
);
--> statement-breakpoint
CREATE TABLE "check_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"reason" varchar(20) NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"due_on" date NOT NULL,
	"priority" integer DEFAULT 5 NOT NULL,
	"state" varchar(20) DEFAULT 'waiting' NOT NULL,
	"taken_by" integer,
	"lease_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"not_for" integer,
	"done_by" integer,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_tasks_reason" CHECK ("check_tasks"."reason" in ('due', 'new', 'report', 'bounce', 'closed-claim', 'claim', 'correction', 'import', 'sample')),
	CONSTRAINT "check_tasks_state" CHECK ("check_tasks"."state" in ('waiting', 'taken', 'tried', 'done', 'given-up')),
	CONSTRAINT "check_tasks_lease" CHECK ("check_tasks"."state" <> 'taken' or "check_tasks"."lease_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "fact_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"field" varchar(30) NOT NULL,
	"value_hash" varchar(64),
	"outcome" varchar(20) NOT NULL,
	"method" varchar(20) NOT NULL,
	"said_by" varchar(20) NOT NULL,
	"checked_on" date NOT NULL,
	"by_user" integer,
	"attempt_id" integer,
	"withdraws" integer,
	"note" varchar(500),
	"source_url" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fact_checks_withdraws_unique" UNIQUE("withdraws"),
	CONSTRAINT "fact_checks_outcome" CHECK ("fact_checks"."outcome" in ('right', 'corrected', 'wrong', 'unknown', 'refused', 'withdrawn')),
	CONSTRAINT "fact_checks_method" CHECK ("fact_checks"."method" in ('phone', 'whatsapp', 'visit', 'document', 'website', 'own-word', 'provider-link', 'register', 'import')),
	CONSTRAINT "fact_checks_said_by" CHECK ("fact_checks"."said_by" in ('provider', 'family', 'register', 'moderator')),
	CONSTRAINT "fact_checks_of_a_value" CHECK ("fact_checks"."outcome" not in ('right', 'corrected', 'wrong') or "fact_checks"."value_hash" is not null),
	CONSTRAINT "fact_checks_withdraws" CHECK (("fact_checks"."outcome" = 'withdrawn') = ("fact_checks"."withdraws" is not null))
);
--> statement-breakpoint
CREATE TABLE "listing_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"user_id" integer,
	"way" varchar(20) NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_claims_way" CHECK ("listing_claims"."way" in ('phone', 'email', 'website'))
);
--> statement-breakpoint
CREATE TABLE "listing_credentials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"register" varchar(20) NOT NULL,
	"number" varchar(100) NOT NULL,
	"holder" varchar(200) NOT NULL,
	"register_url" varchar(500),
	"checked_on" date,
	"checked_by" integer,
	"valid_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_credentials_once" UNIQUE("listing_id","register","number"),
	CONSTRAINT "listing_credentials_register" CHECK ("listing_credentials"."register" in ('rci', 'rpwd', 'national-trust', 'ncahp'))
);
--> statement-breakpoint
CREATE TABLE "listing_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"field" varchar(30),
	"seen" varchar(500),
	"right" varchar(500),
	"value_hash" varchar(64),
	"kind" varchar(20) NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reply_to" text,
	"user_id" integer,
	"token_hash" varchar(64) NOT NULL,
	"state" varchar(20) DEFAULT 'open' NOT NULL,
	"same_as" integer,
	"answer" varchar(500),
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_reports_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "listing_reports_kind" CHECK ("listing_reports"."kind" in ('wrong-number', 'no-answer', 'moved', 'closed', 'fee', 'unsafe', 'other')),
	CONSTRAINT "listing_reports_state" CHECK ("listing_reports"."state" in ('open', 'accepted', 'declined', 'double')),
	CONSTRAINT "listing_reports_text_length" CHECK (char_length("listing_reports"."text") <= 2000),
	CONSTRAINT "listing_reports_decided" CHECK (("listing_reports"."state" in ('accepted', 'declined')) = ("listing_reports"."decided_at" is not null)),
	CONSTRAINT "listing_reports_double" CHECK (("listing_reports"."state" = 'double') = ("listing_reports"."same_as" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"details" text NOT NULL,
	"email_hash" varchar(64),
	"language" varchar(20),
	"channel" varchar(20),
	"consent_at" timestamp with time zone,
	"consent_by" varchar(20),
	"quiet_until" date,
	"bounced_at" timestamp with time zone,
	"last_mail_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_contacts_listingId_unique" UNIQUE("listing_id"),
	CONSTRAINT "provider_contacts_channel" CHECK ("provider_contacts"."channel" in ('call', 'whatsapp', 'mail', 'visit', 'post')),
	CONSTRAINT "provider_contacts_consent" CHECK (("provider_contacts"."consent_at" is null) = ("provider_contacts"."consent_by" is null))
);
--> statement-breakpoint
CREATE TABLE "provider_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"link_id" integer,
	"field" varchar(30) NOT NULL,
	"seen" varchar(500),
	"right" varchar(500) NOT NULL,
	"state" varchar(20) DEFAULT 'open' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_corrections_state" CHECK ("provider_corrections"."state" in ('open', 'accepted', 'declined', 'double')),
	CONSTRAINT "provider_corrections_decided" CHECK (("provider_corrections"."state" = 'open') = ("provider_corrections"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "provider_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" varchar(64) NOT NULL,
	"listing_id" integer NOT NULL,
	"version" timestamp with time zone NOT NULL,
	"task_id" integer,
	"channel" varchar(20) NOT NULL,
	"made_by" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "provider_links_channel" CHECK ("provider_links"."channel" in ('call', 'whatsapp', 'mail', 'visit', 'post'))
);
--> statement-breakpoint
ALTER TABLE "listing_facts" DROP CONSTRAINT "listing_facts_method";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "status" varchar(20) DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "status_until" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confirmed_on" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "next_check_on" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "unreachable_on" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "check_attempts" ADD CONSTRAINT "check_attempts_task_id_check_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."check_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_attempts" ADD CONSTRAINT "check_attempts_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_tasks" ADD CONSTRAINT "check_tasks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_tasks" ADD CONSTRAINT "check_tasks_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_tasks" ADD CONSTRAINT "check_tasks_not_for_users_id_fk" FOREIGN KEY ("not_for") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_tasks" ADD CONSTRAINT "check_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_attempt_id_check_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."check_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_withdraws_fact_checks_id_fk" FOREIGN KEY ("withdraws") REFERENCES "public"."fact_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_credentials" ADD CONSTRAINT "listing_credentials_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_credentials" ADD CONSTRAINT "listing_credentials_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_same_as_listing_reports_id_fk" FOREIGN KEY ("same_as") REFERENCES "public"."listing_reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_contacts" ADD CONSTRAINT "provider_contacts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_corrections" ADD CONSTRAINT "provider_corrections_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_corrections" ADD CONSTRAINT "provider_corrections_link_id_provider_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."provider_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_corrections" ADD CONSTRAINT "provider_corrections_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_links" ADD CONSTRAINT "provider_links_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_links" ADD CONSTRAINT "provider_links_task_id_check_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."check_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_links" ADD CONSTRAINT "provider_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_attempts_task" ON "check_attempts" USING btree ("task_id","id");--> statement-breakpoint
CREATE INDEX "check_attempts_at" ON "check_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "check_attempts_user" ON "check_attempts" USING btree ("by_user");--> statement-breakpoint
CREATE UNIQUE INDEX "check_tasks_open" ON "check_tasks" USING btree ("listing_id") WHERE "check_tasks"."state" in ('waiting', 'taken', 'tried');--> statement-breakpoint
CREATE INDEX "check_tasks_next" ON "check_tasks" USING btree ("priority","due_on","id") WHERE "check_tasks"."state" in ('waiting', 'taken', 'tried');--> statement-breakpoint
CREATE INDEX "check_tasks_listing" ON "check_tasks" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "check_tasks_taken" ON "check_tasks" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "check_tasks_done" ON "check_tasks" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "fact_checks_listing" ON "fact_checks" USING btree ("listing_id","field","checked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fact_checks_created" ON "fact_checks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "fact_checks_attempt" ON "fact_checks" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "fact_checks_user" ON "fact_checks" USING btree ("by_user");--> statement-breakpoint
CREATE INDEX "listing_claims_listing" ON "listing_claims" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_claims_user" ON "listing_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "listing_reports_open" ON "listing_reports" USING btree ("created_at","id") WHERE "listing_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "listing_reports_listing" ON "listing_reports" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_reports_same" ON "listing_reports" USING btree ("same_as");--> statement-breakpoint
CREATE INDEX "listing_reports_user" ON "listing_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_contacts_email" ON "provider_contacts" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "provider_corrections_open" ON "provider_corrections" USING btree ("created_at") WHERE "provider_corrections"."state" = 'open';--> statement-breakpoint
CREATE INDEX "provider_corrections_listing" ON "provider_corrections" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "provider_links_listing" ON "provider_links" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "provider_links_task" ON "provider_links" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "provider_links_expires" ON "provider_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_merged_into_listings_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_next_check" ON "listings" USING btree ("next_check_on","id") WHERE "listings"."is_approved";--> statement-breakpoint
CREATE INDEX "listings_merged_into" ON "listings" USING btree ("merged_into");--> statement-breakpoint
ALTER TABLE "listing_facts" ADD CONSTRAINT "listing_facts_method" CHECK ("listing_facts"."method" in ('phone', 'whatsapp', 'visit', 'document', 'website', 'own-word', 'provider-link', 'register', 'import'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_status" CHECK ("listings"."status" in ('open', 'closed-for-now', 'closed', 'do-not-list'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_merged_is_removed" CHECK ("listings"."merged_into" is null or "listings"."removed_at" is not null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'checker', 'admin'));