CREATE TABLE "advertisement_days" (
	"advertisement_id" integer NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "advertisement_days_advertisement_id_day_pk" PRIMARY KEY("advertisement_id","day"),
	CONSTRAINT "advertisement_days_counts" CHECK ("advertisement_days"."impressions" >= 0 and "advertisement_days"."clicks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "used_marks" (
	"mark" varchar(255) PRIMARY KEY NOT NULL,
	"keep_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unconfirmed_mails" (
	"address" varchar(255) PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewer_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" varchar(255) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
DROP INDEX "blog_posts_published";--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "picture" varchar(32);--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "report_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "picture" varchar(32);--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "kind" varchar(20) DEFAULT 'contact' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "listing_id" integer;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "is_mail_owed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" varchar(100);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" varchar(500);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisement_days" ADD CONSTRAINT "advertisement_days_advertisement_id_advertisements_id_fk" FOREIGN KEY ("advertisement_id") REFERENCES "public"."advertisements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_marks_keep_until" ON "used_marks" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "unconfirmed_mails_sent" ON "unconfirmed_mails" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_submissions_listing" ON "contact_submissions" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "contact_submissions_confirm_by" ON "contact_submissions" USING btree ("confirm_by");--> statement-breakpoint
CREATE INDEX "newsletter_newest" ON "newsletter_subscriptions" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
-- What is published already was published when it was written.
UPDATE "blog_posts" SET "published_at" = "created_at" WHERE "is_published";--> statement-breakpoint
UPDATE "newsletter_subscriptions" SET "unsubscribed_at" = "created_at" WHERE not "is_active";--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("is_published","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_reportKey_unique" UNIQUE("report_key");--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('review.show', 'review.hide', 'user.role', 'user.end-sessions', 'user.suspend', 'user.restore', 'user.organiser', 'user.organiser-end', 'submission.approve', 'submission.reject', 'listing.create', 'listing.approve', 'listing.unapprove', 'listing.edit', 'listing.delete', 'listing.undo', 'categories.seed', 'import.run', 'import.undo', 'event.approve', 'event.unapprove', 'event.edit', 'event.cancel', 'event.delete', 'post.create', 'post.edit', 'post.publish', 'post.unpublish', 'post.delete', 'message.delete', 'newsletter.export', 'newsletter.delete', 'advertisement.create', 'advertisement.edit', 'advertisement.delete', 'advertisement.new-link'));--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_published_at" CHECK (not "blog_posts"."is_published" or "blog_posts"."published_at" is not null);--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_kind" CHECK ("contact_submissions"."kind" in ('contact', 'missing', 'wrong', 'own-listing'));--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_mail_owed" CHECK (not "contact_submissions"."is_mail_owed" or "contact_submissions"."confirm_by" is not null);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_refusals" CHECK ("mails"."refusals" >= 0 and "mails"."refusals" <= "mails"."tries");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_headers_while_waiting" CHECK ("mails"."state" = 'waiting' or num_nonnulls("mails"."reply_to", "mails"."unsubscribe_url", "mails"."calendar") = 0);--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_active" CHECK ("newsletter_subscriptions"."is_active" = ("newsletter_subscriptions"."unsubscribed_at" is null));