-- "December event", "6 December", "free event": an event is found by the day on which it begins, and by its price.
CREATE OR REPLACE FUNCTION public.keep_event_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM public.search_pages WHERE path = '/events/' || OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_approved AND NEW.cancelled_at IS NULL THEN
    INSERT INTO public.search_pages (kind, path, title, names, body, starts, ends)
      VALUES ('event', '/events/' || NEW.id, NEW.title,
        concat_ws(' , ', NEW.town, NEW.region, NEW.organizer, NEW.price,
          to_char(NEW.start_date AT TIME ZONE interval '05:30', 'FMDD FMMonth')),
        concat_ws(E'\n', NEW.description, NEW.location), NEW.start_date,
        coalesce(NEW.end_date, (date_trunc('day', NEW.start_date AT TIME ZONE interval '05:30') + interval '1 day')
          AT TIME ZONE interval '05:30'));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER events_pages_update ON "events";--> statement-breakpoint
CREATE TRIGGER events_pages_update AFTER UPDATE OF title, description, start_date, end_date, location, town, region, organizer, price, is_approved, cancelled_at ON "events"
  FOR EACH ROW EXECUTE FUNCTION public.keep_event_pages();--> statement-breakpoint
UPDATE events SET title = title;
