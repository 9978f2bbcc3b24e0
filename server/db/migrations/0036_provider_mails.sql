CREATE TABLE "provider_mail_listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_mail_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_mail_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"step" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_mail_listings_step" CHECK ("provider_mail_listings"."step" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "provider_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email_hash" varchar(64),
	"month" date NOT NULL,
	"mail_id" integer,
	"bounced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_mail_listings" ADD CONSTRAINT "provider_mail_listings_provider_mail_id_provider_mails_id_fk" FOREIGN KEY ("provider_mail_id") REFERENCES "public"."provider_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_mail_listings" ADD CONSTRAINT "provider_mail_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_mail_listings" ADD CONSTRAINT "provider_mail_listings_task_id_check_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."check_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_mails" ADD CONSTRAINT "provider_mails_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_mail_listings_step" ON "provider_mail_listings" USING btree ("task_id","step");--> statement-breakpoint
CREATE INDEX "provider_mail_listings_mail" ON "provider_mail_listings" USING btree ("provider_mail_id");--> statement-breakpoint
CREATE INDEX "provider_mail_listings_listing" ON "provider_mail_listings" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_mails_month" ON "provider_mails" USING btree ("email_hash","month");--> statement-breakpoint
CREATE INDEX "provider_mails_mail" ON "provider_mails" USING btree ("mail_id");