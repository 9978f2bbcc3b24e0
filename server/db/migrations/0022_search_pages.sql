-- What a search finds besides listings. Weights: A the title, B the article a heading is in, C other words for it, D the text.
CREATE FUNCTION public.page_search_names(title text, within text, names text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN setweight(to_tsvector('pg_catalog.english', public.search_words(title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.search_words(within)), 'B')
    || setweight(to_tsvector('pg_catalog.english', public.search_words(names)), 'C');
END
$$;--> statement-breakpoint
-- Where a link leads is no word of the text.
CREATE FUNCTION public.page_search_text(title text, within text, names text, body text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN public.page_search_names(title, within, names) || setweight(to_tsvector('pg_catalog.english',
    public.search_words(regexp_replace(body, '\]\([^)\s]*\)|https?://\S+', ' ', 'g'))), 'D');
END
$$;--> statement-breakpoint
-- An article's headings, each with the text below it; server/services/blog/markdown.ts gives them the same anchors. What is
-- a heading only inside a list or a quotation is none here, nor what looks like one inside code.
CREATE FUNCTION public.post_parts(content text) RETURNS TABLE (part integer, anchor text, title text, body text) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  line text;
  fence text;
  lines text[] := '{}';
  anchors text[] := '{}';
  base text;
  number integer;
BEGIN
  part := 0;
  FOREACH line IN ARRAY string_to_array(replace(content, E'\r\n', E'\n'), E'\n') LOOP
    IF fence IS NOT NULL THEN
      IF starts_with(ltrim(line, ' '), fence) THEN fence := NULL; END IF;
    ELSIF line ~ '^ {0,3}(```|~~~)' THEN
      fence := left(ltrim(line, ' '), 3);
    ELSIF line ~ '^ {0,3}#{1,3}[ \t]+[^# \t]' THEN
      IF part > 0 THEN
        body := array_to_string(lines, E'\n');
        RETURN NEXT;
      END IF;
      part := part + 1;
      lines := '{}';
      title := regexp_replace(regexp_replace(line, '^ *#+[ \t]+|[ \t]+#*[ \t]*$', '', 'g'),
        '\[([^\]]*)\]\([^)]*\)', '\1', 'g');
      title := btrim(translate(title, '*`', ''));
      base := 'h-' || replace(public.search_words(title), ' ', '-');
      number := 1;
      anchor := base;
      WHILE anchor = ANY(anchors) LOOP
        number := number + 1;
        anchor := base || '-' || number;
      END LOOP;
      anchors := anchors || anchor;
      CONTINUE;
    END IF;
    lines := lines || line;
  END LOOP;
  IF part > 0 THEN
    body := array_to_string(lines, E'\n');
    RETURN NEXT;
  END IF;
END
$$;--> statement-breakpoint
CREATE TABLE "search_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(20) NOT NULL,
	"path" text NOT NULL,
	"anchor" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"within" text DEFAULT '' NOT NULL,
	"names" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"starts" timestamp with time zone,
	"ends" timestamp with time zone,
	"usually" text,
	"search_names" "tsvector" GENERATED ALWAYS AS (public.page_search_names(title, within, names)) STORED NOT NULL,
	"search_text" "tsvector" GENERATED ALWAYS AS (public.page_search_text(title, within, names, excerpt || ' ' || body)) STORED NOT NULL,
	CONSTRAINT "search_pages_address" UNIQUE("path","anchor"),
	CONSTRAINT "search_pages_kind" CHECK ("search_pages"."kind" in ('article', 'event', 'page'))
);
--> statement-breakpoint
CREATE INDEX "search_pages_names" ON "search_pages" USING gin ("search_names") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_pages_text" ON "search_pages" USING gin ("search_text") WITH (fastupdate=false);--> statement-breakpoint
CREATE FUNCTION public.keep_post_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM public.search_pages WHERE path = '/blog/' || OLD.slug;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_published THEN
    INSERT INTO public.search_pages (kind, path, title, names, excerpt, body)
      VALUES ('article', '/blog/' || NEW.slug, NEW.title, array_to_string(NEW.tags, ' , '), NEW.excerpt, NEW.content);
    INSERT INTO public.search_pages (kind, path, anchor, title, within, names, body)
      SELECT 'article', '/blog/' || NEW.slug, part.anchor, part.title, NEW.title, array_to_string(NEW.tags, ' , '), part.body
      FROM public.post_parts(NEW.content) AS part WHERE part.title <> '' ORDER BY part.part;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER blog_posts_pages AFTER INSERT OR DELETE ON "blog_posts"
  FOR EACH ROW EXECUTE FUNCTION public.keep_post_pages();--> statement-breakpoint
CREATE TRIGGER blog_posts_pages_update AFTER UPDATE OF slug, title, content, excerpt, tags, is_published ON "blog_posts"
  FOR EACH ROW EXECUTE FUNCTION public.keep_post_pages();--> statement-breakpoint
-- An event that was cancelled answers nobody. Without an end it lasts until its day in India does (services/events/end.ts).
CREATE FUNCTION public.keep_event_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM public.search_pages WHERE path = '/events/' || OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_approved AND NEW.cancelled_at IS NULL THEN
    INSERT INTO public.search_pages (kind, path, title, names, body, starts, ends)
      VALUES ('event', '/events/' || NEW.id, NEW.title,
        concat_ws(' , ', NEW.town, NEW.region, NEW.organizer), concat_ws(E'\n', NEW.description, NEW.location), NEW.start_date,
        coalesce(NEW.end_date, (date_trunc('day', NEW.start_date AT TIME ZONE interval '05:30') + interval '1 day')
          AT TIME ZONE interval '05:30'));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER events_pages AFTER INSERT OR DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION public.keep_event_pages();--> statement-breakpoint
CREATE TRIGGER events_pages_update AFTER UPDATE OF title, description, start_date, end_date, location, town, region, organizer, is_approved, cancelled_at ON "events"
  FOR EACH ROW EXECUTE FUNCTION public.keep_event_pages();--> statement-breakpoint
-- A line of /events, under "Usually happens".
CREATE FUNCTION public.keep_usual_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM public.search_pages WHERE path = '/events' AND anchor = 'usual-' || OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.search_pages (kind, path, anchor, title, names, body, usually)
      VALUES ('event', '/events', 'usual-' || NEW.id, NEW.title,
        concat_ws(' , ', NEW.town, NEW.region, NEW.organizer), concat_ws(E'\n', NEW.description, NEW.location),
        coalesce(NEW.usually, ''));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER usual_events_pages AFTER INSERT OR UPDATE OR DELETE ON "usual_events"
  FOR EACH ROW EXECUTE FUNCTION public.keep_usual_pages();--> statement-breakpoint
CREATE FUNCTION public.forget_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.search_pages WHERE CASE TG_TABLE_NAME
    WHEN 'blog_posts' THEN kind = 'article'
    WHEN 'events' THEN kind = 'event' AND anchor = ''
    ELSE kind = 'event' AND anchor <> '' END;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER blog_posts_pages_truncate AFTER TRUNCATE ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION public.forget_pages();--> statement-breakpoint
CREATE TRIGGER events_pages_truncate AFTER TRUNCATE ON "events"
  FOR EACH STATEMENT EXECUTE FUNCTION public.forget_pages();--> statement-breakpoint
CREATE TRIGGER usual_events_pages_truncate AFTER TRUNCATE ON "usual_events"
  FOR EACH STATEMENT EXECUTE FUNCTION public.forget_pages();--> statement-breakpoint
-- What there is already: an update that changes nothing is kept as any other.
UPDATE blog_posts SET title = title;--> statement-breakpoint
UPDATE events SET title = title;--> statement-breakpoint
UPDATE usual_events SET title = title;
