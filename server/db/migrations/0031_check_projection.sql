-- What a check was about: the value of a fact as it is stored. New fields are found by their column's name.
CREATE FUNCTION public.fact_value(l public.listings, field text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE field
    WHEN 'open' THEN to_jsonb(l.status)
    WHEN 'name' THEN to_jsonb(l.name)
    WHEN 'phone' THEN to_jsonb(l.phone)
    WHEN 'email' THEN to_jsonb(l.email)
    WHEN 'website' THEN to_jsonb(l.website)
    WHEN 'address' THEN to_jsonb(l.address)
    WHEN 'coordinates' THEN jsonb_build_array(l.latitude, l.longitude)
    WHEN 'ageGroups' THEN jsonb_build_array(l.ages, to_jsonb(l.age_groups))
    WHEN 'fees' THEN jsonb_build_array(to_jsonb(l) -> 'fees_band', to_jsonb(l) -> 'fees')
    ELSE to_jsonb(l) -> lower(regexp_replace(field, '([A-Z])', '_\1', 'g'))
  END $$;--> statement-breakpoint
CREATE FUNCTION public.fact_hash(of_listing integer, field text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(coalesce(public.fact_value(l, field), 'null')::text, 'UTF8')), 'hex')
  FROM public.listings l WHERE l.id = of_listing $$;--> statement-breakpoint
-- The check that vouches for the value of now, or nothing: the last positive one that was not taken back, if it was of
-- this value and nobody has found it wrong since.
CREATE FUNCTION public.check_of_now(of_listing integer, of_field text) RETURNS public.fact_checks
LANGUAGE plpgsql STABLE AS $$
DECLARE
  present text;
  last public.fact_checks;
BEGIN
  IF NOT EXISTS (SELECT FROM public.fact_checks WHERE listing_id = of_listing AND field = of_field) THEN
    RETURN NULL;
  END IF;
  present := public.fact_hash(of_listing, of_field);
  SELECT * INTO last FROM public.fact_checks one
    WHERE one.listing_id = of_listing AND one.field = of_field
      AND (one.outcome IN ('right', 'corrected') OR one.outcome = 'wrong' AND one.value_hash = present)
      AND NOT EXISTS (SELECT FROM public.fact_checks other WHERE other.withdraws = one.id)
    ORDER BY one.checked_on DESC, one.id DESC LIMIT 1;
  IF last.outcome = 'wrong' OR last.value_hash IS DISTINCT FROM present THEN
    RETURN NULL;
  END IF;
  RETURN last;
END $$;--> statement-breakpoint
CREATE FUNCTION public.hash_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.outcome IN ('right', 'corrected', 'wrong') THEN
    NEW.value_hash := public.fact_hash(NEW.listing_id, NEW.field);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER hash_check BEFORE INSERT ON public.fact_checks
  FOR EACH ROW EXECUTE FUNCTION public.hash_check();--> statement-breakpoint
-- Append only: a check forgets who made it and by which call, and nothing else.
CREATE FUNCTION public.keep_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'by_user' - 'attempt_id' IS DISTINCT FROM to_jsonb(OLD) - 'by_user' - 'attempt_id'
    OR NEW.by_user IS NOT NULL AND NEW.by_user IS DISTINCT FROM OLD.by_user
    OR NEW.attempt_id IS NOT NULL AND NEW.attempt_id IS DISTINCT FROM OLD.attempt_id THEN
    RAISE EXCEPTION 'a check is not changed: a new one is added';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_check BEFORE UPDATE ON public.fact_checks
  FOR EACH ROW EXECUTE FUNCTION public.keep_check();--> statement-breakpoint
INSERT INTO public.fact_checks (listing_id, field, outcome, method, said_by, checked_on, by_user, created_at)
  SELECT listing_id, field, 'right', method, CASE method WHEN 'own-word' THEN 'provider' ELSE 'moderator' END,
    checked_on, checked_by, checked_on
  FROM public.listing_facts WHERE checked_on IS NOT NULL;--> statement-breakpoint
-- Whoever writes a fact, its check is what the checks say. Forgetting who checked is no such write.
CREATE FUNCTION public.project_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  present public.fact_checks := public.check_of_now(NEW.listing_id, NEW.field);
BEGIN
  NEW.checked_on := present.checked_on;
  NEW.checked_by := present.by_user;
  NEW.method := present.method;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER project_check BEFORE INSERT OR UPDATE OF listing_id, field, checked_on, method ON public.listing_facts
  FOR EACH ROW EXECUTE FUNCTION public.project_check();--> statement-breakpoint
-- A fact that is checked has a row; one that neither has a source nor is checked has none. That it is open is no fact of
-- a form: the day it was last confirmed stands with the listing.
CREATE FUNCTION public.refresh_check(of_listing integer, of_field text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  present public.fact_checks := public.check_of_now(of_listing, of_field);
BEGIN
  IF of_field = 'open' THEN
    RETURN;
  END IF;
  IF present.id IS NOT NULL THEN
    INSERT INTO public.listing_facts (listing_id, field) VALUES (of_listing, of_field)
    ON CONFLICT (listing_id, field) DO UPDATE SET checked_on = present.checked_on, method = present.method
      WHERE listing_facts.checked_on IS DISTINCT FROM present.checked_on
        OR listing_facts.method IS DISTINCT FROM present.method
        OR listing_facts.checked_by IS DISTINCT FROM present.by_user;
  ELSE
    UPDATE public.listing_facts SET checked_on = NULL, method = NULL
      WHERE listing_id = of_listing AND field = of_field AND checked_on IS NOT NULL;
    DELETE FROM public.listing_facts
      WHERE listing_id = of_listing AND field = of_field AND checked_on IS NULL
        AND num_nonnulls(source_url, source_title, source_date, read_on, quote) = 0;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION public.project_new_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  confirmed date;
BEGIN
  PERFORM public.refresh_check(NEW.listing_id, NEW.field);
  SELECT max(one.checked_on) INTO confirmed FROM public.fact_checks one
    WHERE one.listing_id = NEW.listing_id AND one.outcome IN ('right', 'corrected')
      AND NOT EXISTS (SELECT FROM public.fact_checks other WHERE other.withdraws = one.id);
  UPDATE public.listings
    SET confirmed_on = confirmed,
      unreachable_on = CASE WHEN confirmed >= unreachable_on THEN NULL ELSE unreachable_on END
    WHERE id = NEW.listing_id
      AND (confirmed_on IS DISTINCT FROM confirmed OR confirmed >= unreachable_on);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER project_new_check AFTER INSERT ON public.fact_checks
  FOR EACH ROW EXECUTE FUNCTION public.project_new_check();--> statement-breakpoint
-- A listing that changes keeps the checks of what it still says, and gets back those of what it says again.
CREATE FUNCTION public.project_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.refresh_check(NEW.id, one.field)
    FROM (SELECT DISTINCT field FROM public.fact_checks WHERE listing_id = NEW.id) AS one;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER project_checks AFTER UPDATE ON public.listings
  FOR EACH ROW WHEN (NEW.confirmed_on IS NOT NULL AND OLD.confirmed_on IS NOT DISTINCT FROM NEW.confirmed_on)
  EXECUTE FUNCTION public.project_checks();--> statement-breakpoint
UPDATE public.listings l SET confirmed_on = c.last
  FROM (SELECT listing_id, max(checked_on) AS last FROM public.fact_checks GROUP BY listing_id) AS c
  WHERE c.listing_id = l.id;--> statement-breakpoint
-- Pages for everybody are made of these, too (migration `changes`).
CREATE TRIGGER tell_change AFTER INSERT OR DELETE ON public.fact_checks
  FOR EACH ROW EXECUTE FUNCTION public.tell_change();--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE ON public.listing_credentials
  FOR EACH ROW EXECUTE FUNCTION public.tell_change();
