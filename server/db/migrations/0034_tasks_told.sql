-- Pages for everybody say that nobody could be reached, or that somebody says it has closed: what of tasks they show is
-- told (server/db/changes.ts). That one is planned, taken or tried changes no page.
CREATE TRIGGER tell_change AFTER INSERT ON public.check_tasks
  FOR EACH ROW WHEN (NEW.reason = 'closed-claim')
  EXECUTE FUNCTION public.tell_change();--> statement-breakpoint
CREATE TRIGGER tell_change_of_row AFTER UPDATE ON public.check_tasks
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*
    AND ('closed-claim' IN (OLD.reason, NEW.reason) OR 'given-up' IN (OLD.state, NEW.state)))
  EXECUTE FUNCTION public.tell_change();--> statement-breakpoint
CREATE TRIGGER tell_change_of_end AFTER DELETE ON public.check_tasks
  FOR EACH ROW WHEN (OLD.reason = 'closed-claim' OR OLD.state = 'given-up')
  EXECUTE FUNCTION public.tell_change();
