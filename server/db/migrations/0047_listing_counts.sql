CREATE TABLE "listing_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- One row a statement and category, so that nobody waits for anybody: what is approved at the same time adds rows beside each other.
CREATE FUNCTION public.count_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.listing_counts (category_id, change)
    SELECT category_id, count(*) FROM fresh WHERE is_approved GROUP BY category_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION public.count_gone_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.listing_counts (category_id, change)
    SELECT category_id, -count(*) FROM gone WHERE is_approved GROUP BY category_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION public.count_changed_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.listing_counts (category_id, change)
    SELECT category_id, sum(change) FROM (VALUES
      (OLD.category_id, CASE WHEN OLD.is_approved THEN -1 ELSE 0 END),
      (NEW.category_id, CASE WHEN NEW.is_approved THEN 1 ELSE 0 END)) AS both_states (category_id, change)
    GROUP BY category_id HAVING sum(change) <> 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION public.forget_listing_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.listing_counts;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER listing_counts_insert AFTER INSERT ON "listings" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION public.count_new_listings();--> statement-breakpoint
CREATE TRIGGER listing_counts_delete AFTER DELETE ON "listings" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION public.count_gone_listings();--> statement-breakpoint
CREATE TRIGGER listing_counts_update AFTER UPDATE ON "listings" FOR EACH ROW
  WHEN (OLD.is_approved IS DISTINCT FROM NEW.is_approved OR OLD.category_id IS DISTINCT FROM NEW.category_id)
  EXECUTE FUNCTION public.count_changed_listing();--> statement-breakpoint
CREATE TRIGGER listing_counts_truncate AFTER TRUNCATE ON "listings"
  FOR EACH STATEMENT EXECUTE FUNCTION public.forget_listing_counts();--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE ON "listing_counts"
  FOR EACH ROW EXECUTE FUNCTION public.tell_change();--> statement-breakpoint
INSERT INTO "listing_counts" (category_id, change)
  SELECT category_id, count(*) FROM "listings" WHERE is_approved GROUP BY category_id;
