-- What a website is told from others by: its host without "www.". Where many share a host, the page as well.
CREATE FUNCTION public.website_key(website text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE WHEN host IN ('facebook.com', 'fb.com', 'instagram.com', 'linktr.ee', 'wa.me', 'whatsapp.com', 'api.whatsapp.com',
    'chat.whatsapp.com', 't.me', 'youtube.com', 'twitter.com', 'x.com', 'linkedin.com', 'google.com', 'sites.google.com',
    'maps.google.com', 'goo.gl', 'maps.app.goo.gl', 'g.page', 'justdial.com', 'practo.com', 'sulekha.com', 'lybrate.com',
    'indiamart.com', 'credihealth.com', 'ngodarpan.gov.in')
    THEN rtrim(address, '/') ELSE host END
  FROM (SELECT address, substring(address FROM '^[^/?:]+') AS host FROM (
    SELECT regexp_replace(lower(btrim($1)), '^([a-z]+://)?((www|m|in|en|web)\.)?|#.*$', '', 'g') AS address) AS read) AS parts
$$;--> statement-breakpoint
-- How the telling words of a name begin; all of it where every word says a kind only ("Special School").
CREATE FUNCTION public.name_beginnings(name text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(
    (SELECT array_agg(DISTINCT left(word, 4)) FROM string_to_table(words, ' ') AS word
      WHERE length(word) > 1 AND word <> ALL (ARRAY['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'the', 'to', 'with',
        'academy', 'association', 'autism', 'autistic', 'care', 'center', 'centre', 'child', 'children', 'childrens', 'clinic',
        'college', 'day', 'department', 'development', 'developmental', 'disabilities', 'disability', 'disabled', 'district',
        'doctor', 'dr', 'early', 'education', 'family', 'foundation', 'government', 'govt', 'group', 'home', 'hospital',
        'india', 'indian', 'institute', 'intervention', 'kids', 'learning', 'medical', 'mr', 'mrs', 'ms', 'national', 'needs',
        'occupational', 'parent', 'parents', 'public', 'rehabilitation', 'resource', 'school', 'service', 'services',
        'society', 'special', 'speech', 'state', 'support', 'therapy', 'training', 'trust', 'vocational', 'welfare'])),
    ARRAY[left(words, 60)])
  FROM (SELECT public.search_words($1) AS words) AS read
$$;--> statement-breakpoint
-- The same with where it is: "mapusa|asha" and "+goa|asha", and of a listing without a town also "-goa|asha".
CREATE FUNCTION public.listing_name_keys(name text, town text, region text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(place || '|' || beginning), '{}') FROM unnest(public.name_beginnings(name)) AS beginning,
    unnest(ARRAY[public.search_words(town), '+' || public.search_words(region),
      CASE WHEN town IS NULL THEN '-' || public.search_words(region) END]) AS place
  WHERE place IS NOT NULL
$$;--> statement-breakpoint
-- Where a listing of that name may stand already: in its town, or in its state where one of the two has no town.
CREATE FUNCTION public.asked_name_keys(name text, town text, region text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(place || '|' || beginning), '{}') FROM unnest(public.name_beginnings(name)) AS beginning,
    unnest(ARRAY[public.search_words(town),
      CASE WHEN town IS NULL THEN '+' ELSE '-' END || public.search_words(region)]) AS place
  WHERE place IS NOT NULL
$$;--> statement-breakpoint
CREATE TABLE "submission_pictures" (
	"name" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_submissions" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_submissions" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "kind" varchar(20) DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "town" varchar(80);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "pincode" varchar(6);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "picture" varchar(32);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "changes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "picture" varchar(32);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "website_key" text GENERATED ALWAYS AS (public.website_key("listings"."website")) STORED;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "name_keys" text[] GENERATED ALWAYS AS (public.listing_name_keys("listings"."name", "listings"."town", "listings"."region")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_waiting_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_pictures" ADD CONSTRAINT "submission_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_pictures_user" ON "submission_pictures" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_submissions_listing" ON "listing_submissions" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listings_phone" ON "listings" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "listings_website" ON "listings" USING btree ("website_key");--> statement-breakpoint
CREATE INDEX "listings_picture" ON "listings" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "listings_name_keys" ON "listings" USING gin ("name_keys") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_kind" CHECK ("listing_submissions"."kind" in ('new', 'change'));--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_new_is_whole" CHECK ("listing_submissions"."kind" <> 'new' or num_nonnulls("listing_submissions"."address", "listing_submissions"."phone") = 2);--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_decided" CHECK (("listing_submissions"."status" = 'pending') = ("listing_submissions"."decided_at" is null));--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_pincode" CHECK ("listing_submissions"."pincode" ~ '^[1-9][0-9]{5}$');