import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { RefusedForm } from '../../../shared/errors.ts'
import { ContentClosed } from '../../parts/content-closed.tsx'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { words as formErrors } from '../../parts/form/words.ts'
import { onDemand } from '../../parts/on-demand.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { SignInFirst } from '../../parts/sign-in-first.tsx'
import { SupportPrompt } from '../../parts/advertising/support-prompt.tsx'
import { useHydrated } from '../../parts/use-hydrated.ts'
import { settings } from '../../queries/site.ts'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { GroupList } from '../../ui/form/group-list.tsx'
import { Note } from '../../ui/note.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Steps } from '../../ui/form/steps.tsx'
import { useVisitor } from '../../visitor.tsx'
import { draftOf, readTarget } from './subject.ts'
import { WhatYouWrote } from './what-you-wrote.tsx'
import { words } from './words.ts'

// Guests read the page without the form's code.
const Submission = await onDemand(async () => (await import('./submission.tsx')).Submission)

/** §2 "Submit listing": a new one, one's own that still waits (`?edit=`), or a change of one (`?listing=`). */
export function SubmitListing() {
  const [params] = useSearchParams()
  const target = readTarget(params)
  const { state, user } = useVisitor()
  const { takesContent } = useSuspenseQuery(settings()).data
  const refused = useRefusedForm()
  // What was just refused to nobody known waits for nobody.
  const isGuest = state === 'guest' || (state === 'loading' && refused !== undefined)
  const isHydrated = useHydrated()
  const title = words.titles[target.kind]
  const isSent = params.get('step') === 'sent'
  return (
    <div className="wrap">
      <PageHead
        title={refused ? formErrors.titlePrefix + title : title}
        description={words.description}
        path="/submit-listing"
        isUnlisted={target.kind !== 'new'}
      />
      <PageTop here={title} lead={takesContent && !isSent && words.leads[target.kind]} />
      {takesContent ? (
        <div className="with-side with-side-r">
          <div className="stack-l">
            {isGuest && <Guest refused={refused} />}
            {state === 'loading' && !isGuest && <Waiting />}
            {user && (
              <div className="needs-script">
                <Suspense fallback={<Waiting />}>
                  {isHydrated ? (
                    <Submission key={draftOf(target)} target={target} user={user} />
                  ) : (
                    <Waiting />
                  )}
                </Suspense>
              </div>
            )}
            {user && !isHydrated && (
              <noscript>
                <Submission target={target} user={user} isPlain refused={refused} />
              </noscript>
            )}
          </div>
          <Aside hasForm={user !== null && params.get('step') === null} isSent={isSent} />
        </div>
      ) : (
        <div className="stack-l">
          <ContentClosed of="listings" />
          <WhatYouWrote refused={refused} />
        </div>
      )}
    </div>
  )
}

/** Whose sign-in ended while they wrote reads that nothing of it was taken, and can copy it. */
function Guest({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <>
      {refused && (
        <Note look="bad" role="alert">
          <p>{words.notTaken}</p>
        </Note>
      )}
      <WhatYouWrote refused={refused} />
      <SignInFirst>{words.signInFirst}</SignInFirst>
      <section className="stack-s" aria-labelledby="need">
        <h2 id="need">{words.youNeed}</h2>
        <ul>
          {words.youNeedList.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Waiting() {
  return (
    <Loading label={words.loading}>
      <Skeleton width="half" />
      <Skeleton width="most" />
      <Skeleton width="most" />
    </Loading>
  )
}

const GROUPS = [
  { id: 'form-step', label: words.place },
  { id: 'where', label: words.where },
  { id: 'reach', label: words.reach },
  { id: 'offers', label: words.offers },
  { id: 'pictureGroup', label: words.pictureGroup },
  { id: 'you', label: words.you },
]

/** The groups of the form, what happens next, and the support prompt of §1. */
function Aside({ hasForm, isSent }: { hasForm: boolean; isSent: boolean }) {
  return (
    <aside className="stack" aria-label={isSent ? undefined : words.next}>
      {hasForm && <GroupList label={words.groups} groups={GROUPS} isWideOnly />}
      {!isSent && (
        <section className="card">
          <h2 className="lead">
            <strong>{words.next}</strong>
          </h2>
          <Steps steps={words.nextSteps} />
        </section>
      )}
      <SupportPrompt />
    </aside>
  )
}
