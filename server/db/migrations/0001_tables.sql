CREATE TABLE "advertisements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advertisements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(200) NOT NULL,
	"description" text NOT NULL,
	"type" varchar(50) DEFAULT 'banner' NOT NULL,
	"position" varchar(50) DEFAULT 'homepage-hero' NOT NULL,
	"target_url" varchar(500) NOT NULL,
	"image_url" varchar(500),
	"is_active" boolean DEFAULT true NOT NULL,
	"start_date" timestamp with time zone DEFAULT now() NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"budget" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"click_target" varchar(20) DEFAULT '_blank' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advertisements_type" CHECK ("advertisements"."type" in ('banner', 'sponsored-listing', 'partner')),
	CONSTRAINT "advertisements_position" CHECK ("advertisements"."position" in ('homepage-hero', 'directory-top', 'directory-bottom', 'sidebar')),
	CONSTRAINT "advertisements_click_target" CHECK ("advertisements"."click_target" in ('_blank', '_self')),
	CONSTRAINT "advertisements_end_after_start" CHECK ("advertisements"."end_date" >= "advertisements"."start_date"),
	CONSTRAINT "advertisements_counts" CHECK ("advertisements"."budget" >= 0 and "advertisements"."clicks" >= 0 and "advertisements"."impressions" >= 0),
	CONSTRAINT "advertisements_description_length" CHECK (char_length("advertisements"."description") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(200) NOT NULL,
	"slug" varchar(200) NOT NULL,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"author" varchar(100) NOT NULL,
	"category" varchar(50) NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"image_url" varchar(500),
	"read_time" integer DEFAULT 5 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_content_length" CHECK (char_length("blog_posts"."content") <= 100000),
	CONSTRAINT "blog_posts_excerpt_length" CHECK (char_length("blog_posts"."excerpt") <= 500),
	CONSTRAINT "blog_posts_read_time" CHECK ("blog_posts"."read_time" >= 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"slug" varchar(100) NOT NULL,
	"description" text NOT NULL,
	"icon" varchar(50) NOT NULL,
	"color" varchar(7) NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "contact_submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"email" varchar(100) NOT NULL,
	"phone" varchar(20),
	"subject" varchar(200) NOT NULL,
	"message" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_submissions_message_length" CHECK (char_length("contact_submissions"."message") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "event_organisers" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"named_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_organisers_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"user_id" integer,
	"participant_name" varchar(100),
	"participant_email" varchar(100),
	"participant_phone" varchar(20),
	"participant_age" integer,
	"special_requirements" text,
	"emergency_contact" varchar(100),
	"emergency_phone" varchar(20),
	"status" varchar(20) DEFAULT 'confirmed' NOT NULL,
	"offered_until" timestamp with time zone,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_registrations_status" CHECK ("event_registrations"."status" in ('confirmed', 'waitlisted', 'offered', 'cancelled', 'attended')),
	CONSTRAINT "event_registrations_age" CHECK ("event_registrations"."participant_age" between 1 and 120),
	CONSTRAINT "event_registrations_offer" CHECK (("event_registrations"."status" = 'offered') = ("event_registrations"."offered_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(200) NOT NULL,
	"description" text NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone,
	"location" text NOT NULL,
	"town" varchar(80),
	"region" varchar(50),
	"latitude" varchar(20),
	"longitude" varchar(20),
	"mode" varchar(20) DEFAULT 'in-person' NOT NULL,
	"organizer" varchar(100) NOT NULL,
	"contact_email" varchar(100),
	"contact_phone" varchar(20),
	"registration_url" varchar(500),
	"image_url" varchar(500),
	"max_participants" integer,
	"current_participants" integer DEFAULT 0 NOT NULL,
	"registration_deadline" timestamp with time zone,
	"price" varchar(50),
	"age_group" varchar(100),
	"requirements" text,
	"sensory" jsonb,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"proposed_by" integer,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_mode" CHECK ("events"."mode" in ('in-person', 'online', 'hybrid')),
	CONSTRAINT "events_description_length" CHECK (char_length("events"."description") <= 5000),
	CONSTRAINT "events_end_after_start" CHECK ("events"."end_date" >= "events"."start_date"),
	CONSTRAINT "events_max_participants" CHECK ("events"."max_participants" > 0),
	CONSTRAINT "events_capacity" CHECK ("events"."current_participants" between 0 and coalesce("events"."max_participants", 2147483647))
);
--> statement-breakpoint
CREATE TABLE "listing_facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"field" varchar(30) NOT NULL,
	"source_url" varchar(500),
	"source_title" varchar(200),
	"source_date" varchar(10),
	"read_on" date,
	"quote" varchar(500),
	"checked_on" date,
	"checked_by" integer,
	"method" varchar(20),
	CONSTRAINT "listing_facts_listing_field" UNIQUE("listing_id","field"),
	CONSTRAINT "listing_facts_source_date" CHECK ("listing_facts"."source_date" ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
	CONSTRAINT "listing_facts_method" CHECK ("listing_facts"."method" in ('phone', 'visit', 'document', 'website', 'own-word')),
	CONSTRAINT "listing_facts_checked_has_method" CHECK (("listing_facts"."checked_on" is null) = ("listing_facts"."method" is null))
);
--> statement-breakpoint
CREATE TABLE "listing_likes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_likes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_likes_user_listing" UNIQUE("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"review_text" text NOT NULL,
	"author" varchar(20) DEFAULT 'name' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_reviews_user_listing" UNIQUE("user_id","listing_id"),
	CONSTRAINT "listing_reviews_author" CHECK ("listing_reviews"."author" in ('name', 'parent', 'autistic', 'professional')),
	CONSTRAINT "listing_reviews_rating" CHECK ("listing_reviews"."rating" between 1 and 5),
	CONSTRAINT "listing_reviews_text" CHECK ("listing_reviews"."review_text" ~ '\S' and char_length("listing_reviews"."review_text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "listing_submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(200) NOT NULL,
	"category" varchar(50) NOT NULL,
	"description" text NOT NULL,
	"address" text NOT NULL,
	"phone" varchar(20) NOT NULL,
	"email" varchar(100),
	"website" varchar(200),
	"region" varchar(50),
	"services" text[] DEFAULT '{}' NOT NULL,
	"accessibility" text[] DEFAULT '{}' NOT NULL,
	"age_groups" text[] DEFAULT '{}' NOT NULL,
	"submitter_name" varchar(100),
	"submitter_email" varchar(100),
	"user_id" integer,
	"listing_id" integer,
	"image_url" varchar(500),
	"status" varchar(20) DEFAULT 'pending' NOT NULL,
	"admin_notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_submissions_status" CHECK ("listing_submissions"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "listing_submissions_description_length" CHECK (char_length("listing_submissions"."description") <= 5000),
	CONSTRAINT "listing_submissions_notes_length" CHECK (char_length("listing_submissions"."admin_notes") <= 2000),
	CONSTRAINT "listing_submissions_rejection_reason" CHECK ("listing_submissions"."status" <> 'rejected' or "listing_submissions"."admin_notes" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" varchar(100),
	"name" varchar(200) NOT NULL,
	"name_norm" text GENERATED ALWAYS AS (lower(public.immutable_unaccent("listings"."name"))) STORED NOT NULL,
	"category_id" integer NOT NULL,
	"description" text NOT NULL,
	"address" text,
	"town" varchar(80),
	"taluka" varchar(80),
	"district" varchar(80),
	"region" varchar(50),
	"pincode" varchar(6),
	"phone" varchar(20),
	"phone_to_check" varchar(50),
	"email" varchar(100),
	"website" varchar(200),
	"latitude" varchar(20),
	"longitude" varchar(20),
	"image_url" varchar(500),
	"services" text[] DEFAULT '{}' NOT NULL,
	"accessibility" text[] DEFAULT '{}' NOT NULL,
	"age_groups" text[] DEFAULT '{}' NOT NULL,
	"ages" varchar(100),
	"languages" text[] DEFAULT '{}' NOT NULL,
	"rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"is_sponsored" boolean DEFAULT false NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"standing" integer GENERATED ALWAYS AS (case when num_nonnulls("listings"."phone", "listings"."email", "listings"."website", "listings"."address") > 0 then 0 else 2 end + case when "listings"."region" = 'Goa' then 0 else 1 end) STORED NOT NULL,
	"published_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listings_externalId_unique" UNIQUE("external_id"),
	CONSTRAINT "listings_description_length" CHECK (char_length("listings"."description") <= 5000),
	CONSTRAINT "listings_rating" CHECK ("listings"."rating" between 0 and 5),
	CONSTRAINT "listings_review_count" CHECK ("listings"."review_count" >= 0),
	CONSTRAINT "listings_pincode" CHECK ("listings"."pincode" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "listings_email_lower_case" CHECK ("listings"."email" = lower("listings"."email")),
	CONSTRAINT "listings_removed_not_approved" CHECK ("listings"."removed_at" is null or not "listings"."is_approved"),
	CONSTRAINT "listings_approved_was_published" CHECK (not "listings"."is_approved" or "listings"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(100) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_email_lower_case" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email"))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar(255) PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" varchar(50) NOT NULL,
	"email" varchar(100) NOT NULL,
	"password" varchar(255),
	"first_name" varchar(100),
	"last_name" varchar(100),
	"profile_image_url" varchar(500),
	"google_id" varchar(100),
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"role" varchar(20) DEFAULT 'user' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_googleId_unique" UNIQUE("google_id"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "event_organisers" ADD CONSTRAINT "event_organisers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organisers" ADD CONSTRAINT "event_organisers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organisers" ADD CONSTRAINT "event_organisers_named_by_users_id_fk" FOREIGN KEY ("named_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_facts" ADD CONSTRAINT "listing_facts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_facts" ADD CONSTRAINT "listing_facts_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_likes" ADD CONSTRAINT "listing_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_likes" ADD CONSTRAINT "listing_likes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advertisements_active" ON "advertisements" USING btree ("is_active","position","start_date","end_date");--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("is_published","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contact_submissions_newest" ON "contact_submissions" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_open" ON "event_registrations" USING btree ("event_id","user_id") WHERE "event_registrations"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "event_registrations_user" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("is_approved","start_date");--> statement-breakpoint
CREATE INDEX "listing_likes_listing" ON "listing_likes" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_reviews_listing" ON "listing_reviews" USING btree ("listing_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_submissions_status" ON "listing_submissions" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "listing_submissions_user" ON "listing_submissions" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_standing" ON "listings" USING btree ("is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_category" ON "listings" USING btree ("category_id","is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_name" ON "listings" USING btree ("is_approved","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("is_approved","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listings_region" ON "listings" USING btree ("region","is_approved");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");