import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { NeedsScript } from '../../parts/needs-script.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { SignInFirst } from '../../parts/sign-in-first.tsx'
import { useHydrated } from '../../parts/use-hydrated.ts'
import { useVisitor } from '../../visitor.tsx'
import { Contents } from './contents.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DisplaySection } from './display-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { MethodsSection } from './methods-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { WaitingMailSection } from './waiting-mail-section.tsx'
import { words } from './words.ts'

const TRAIL = [{ to: '/', label: words.home }]

/** One's own account (ruling 21). */
export function Account() {
  const { state, user } = useVisitor()
  const isHydrated = useHydrated()
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead title={words.title} description={words.description} path="/account" isUnlisted />
      <div className="page-head">
        <Breadcrumbs label={words.breadcrumbs} trail={TRAIL} here={words.title} />
        <h1>{words.title}</h1>
      </div>
      {state === 'guest' && <SignInFirst>{words.signedOut}</SignInFirst>}
      {state === 'loading' && (
        <Loading label={words.loading}>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </Loading>
      )}
      {user && (
        <div className="with-side">
          <Contents role={user.role} />
          {/* What only the script can do is no dead button before it is there. The data are a link, which this leaves alone. */}
          <fieldset className="scripted" disabled={!isHydrated} role="none">
            <NeedsScript>{words.needsScript}</NeedsScript>
            <NameSection user={user} />
            <PictureSection user={user} />
            <PasswordSection email={user.email} />
            <MethodsSection />
            <SessionsSection />
            <DisplaySection />
            {user.role !== 'user' && <KeysSection />}
            {user.role === 'admin' && <WaitingMailSection user={user} />}
            <DataSection />
            <DeleteSection email={user.email} />
          </fieldset>
        </div>
      )}
    </div>
  )
}
