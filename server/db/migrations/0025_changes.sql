-- Tells every process that a table changed, once a transaction, when it is committed (server/db/changes.ts).
CREATE FUNCTION public.tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('saath_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;--> statement-breakpoint
-- The tables that pages for everybody are made of. A page that reads another one is not kept.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['categories', 'listings', 'listing_facts', 'listing_likes', 'listing_reviews', 'blog_posts',
    'events', 'usual_events', 'search_pages']
  LOOP
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR DELETE ON public.%I
      FOR EACH ROW EXECUTE FUNCTION public.tell_change()', name);
    EXECUTE format('CREATE TRIGGER tell_change_of_row AFTER UPDATE ON public.%I
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION public.tell_change()', name);
  END LOOP;
END $$;--> statement-breakpoint
-- Of people, pages for everybody show who wrote; of an advertisement not how often it was seen.
CREATE TRIGGER tell_change AFTER DELETE OR UPDATE OF username, first_name, last_name, suspended_at ON public.users
  FOR EACH ROW EXECUTE FUNCTION public.tell_change();--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE
  OR UPDATE OF title, description, type, position, target_url, image_url, picture, is_active, start_date, end_date, click_target
  ON public.advertisements FOR EACH ROW EXECUTE FUNCTION public.tell_change();
