import { Note } from '../../ui/note.tsx'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { NeedsScript } from '../../parts/needs-script.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { SignInFirst } from '../../parts/sign-in-first.tsx'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { words as formErrors } from '../../parts/form/words.ts'
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
import { Scripted } from './scripted.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { WaitingMailSection } from './waiting-mail-section.tsx'
import { words } from './words.ts'

/** One's own account (ruling 21). */
export function Account() {
  const { state, user } = useVisitor()
  const refused = useRefusedForm()
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={refused ? formErrors.titlePrefix + words.title : words.title}
        description={words.description}
        path="/account"
        isUnlisted
      />
      <PageTop here={words.title} />
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
          <div>
            <NeedsScript>{words.needsScript}</NeedsScript>
            {refused && refused.fields.act !== 'name' && (
              <Note look="bad" role="alert">
                <p>{refused.problem.message}</p>
              </Note>
            )}
            <NameSection
              user={user}
              refused={refused?.fields.act === 'name' ? refused : undefined}
            />
            <Scripted>
              <PictureSection user={user} />
              <PasswordSection email={user.email} />
              <MethodsSection />
            </Scripted>
            <SessionsSection />
            <DisplaySection />
            {user.role !== 'user' && (
              <Scripted>
                <KeysSection />
              </Scripted>
            )}
            {user.role === 'admin' && <WaitingMailSection user={user} />}
            <DataSection />
            <Scripted>
              <DeleteSection email={user.email} />
            </Scripted>
          </div>
        </div>
      )}
    </div>
  )
}
