import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ContactDetails } from '../../parts/listing/contact-details.tsx'
import { onDemand } from '../../parts/on-demand.ts'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { hasGuestDraft } from '../../parts/drafts/guest-drafts.ts'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { words as formWords } from '../../parts/form/words.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { SupportPrompt } from '../../parts/advertising/support-prompt.tsx'
import { contactForm } from '../../queries/contact.ts'
import { settings } from '../../queries/site.ts'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useVisitor } from '../../visitor.tsx'
import {
  asksWhich,
  correctedFact,
  draftOf,
  isReport,
  readContactRequest,
} from './contact-request.ts'
import { WhichFact } from './which-fact.tsx'
import { words } from './words.ts'

const wanted = Promise.withResolvers<void>()

// The form is drawn by the server and works so; its code comes when somebody enters it.
const Writing = await onDemand(async () => {
  if (typeof document !== 'undefined') await wanted.promise
  return (await import('./writing.tsx')).Writing
})

/** §2 "Contact": the form, and other ways to reach the people behind the site. */
export function Contact() {
  const [params] = useSearchParams()
  const search = params.toString()
  const refused = useRefusedForm()
  const begun = useSuspenseQuery(contactForm(params.get('listing') ?? '')).data
  const request = useMemo(() => readContactRequest(new URLSearchParams(search)), [search])
  // The same element again, so that React leaves what the server drew as it is until the form's code has come.
  const writing = useMemo(
    () => (
      <Suspense fallback={<Waiting />}>
        <Writing key={search} request={request} begun={begun} refused={refused} />
      </Suspense>
    ),
    [search, request, begun, refused],
  )
  useFocusOnStep(request.field)
  const { listing } = begun
  const which = asksWhich(request, begun) && !refused ? listing : null
  const title = which
    ? words.which
    : correctedFact(request, begun) && !request.step
      ? words.whatIsRight
      : isReport(request, begun) && !request.step
        ? words.which
        : words.title
  return (
    <div className="wrap">
      {/* Each step looks like a form, the choice of a line too. */}
      <FormStyles />
      <PageHead
        title={refused ? formWords.titlePrefix + title : title}
        description={words.description}
        path="/contact"
        isUnlisted={params.size > 0}
      />
      <PageTop here={title} lead={title === words.title ? words.lead : words.correctionNext} />
      <div className="with-side with-side-r">
        <div
          className="stack-l"
          ref={useWanted(refused !== undefined, draftOf(request))}
          data-draft={draftOf(request)}
        >
          {which ? <WhichFact listing={which} /> : writing}
        </div>
        <aside className="stack" aria-label={words.otherWays}>
          <OtherWays isReport={title !== words.title} />
          <SupportPrompt />
        </aside>
      </div>
    </div>
  )
}

/** A line is chosen, or another one is to be: what was pressed has gone, so the keyboard is at the title. */
function useFocusOnStep(field: string) {
  const last = useRef(field)
  useEffect(() => {
    if (last.current === field) return
    last.current = field
    const title = document.querySelector('h1')
    if (title) title.tabIndex = -1
    title?.focus()
  }, [field])
}

/** Fetches the form's code when somebody enters the form, and at once where it has something to do on its own. */
function useWanted(isWanted: boolean, draft: string) {
  const place = useRef<HTMLDivElement>(null)
  const { user } = useVisitor()
  useEffect(() => {
    const { current } = place
    // People who are signed in find name and address filled in; what was typed before is there again.
    if (isWanted || user || hasGuestDraft(draft) || current?.contains(document.activeElement))
      wanted.resolve()
    const look = ({ target }: FocusEvent) => {
      if (target instanceof Node && current?.contains(target)) wanted.resolve()
    }
    // On its way down: React keeps from the form what happens before its code has come.
    document.addEventListener('focusin', look, { capture: true })
    return () => document.removeEventListener('focusin', look, { capture: true })
  }, [isWanted, user, draft])
  return place
}

/** Shown only where no server has drawn the form: within the site. */
function Waiting() {
  useEffect(() => wanted.resolve(), [])
  return (
    <Loading label={words.loading}>
      <Skeleton width="half" />
      <Skeleton width="most" />
    </Loading>
  )
}

/** What is faster than a message. An address and a number only where they are configured (ruling 16). */
function OtherWays({ isReport }: { isReport: boolean }) {
  const site = useSuspenseQuery(settings()).data
  return (
    <div className="contact-ways">
      <p>
        <strong>{words.danger}</strong> <Link to="/help-now">{words.helpNow}</Link>
      </p>
      {!isReport && (
        <p>
          <strong>{words.wrongFact}</strong> <Link to="/directory">{words.findListing}</Link>{' '}
          {words.sayItThere}
        </p>
      )}
      <div>
        <p>
          <strong>
            {site.contactEmail || site.contactPhone ? words.reachUs : words.whereWeAre}
          </strong>
        </p>
        <ContactDetails of={site} />
      </div>
    </div>
  )
}
