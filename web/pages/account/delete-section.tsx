import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { FormPassword } from '../../parts/form/form-password.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { FormTick } from '../../parts/form/form-tick.tsx'
import { Form } from '../../parts/form/form.tsx'
import { WhosePassword } from '../../parts/form/whose-password.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { deleteAccount } from '../../queries/accounts/account.ts'
import { methods } from '../../queries/admin/users.ts'
import { ownSubmissions } from '../../queries/submissions.ts'
import { Details } from '../../ui/details.tsx'
import { DialogOpener } from '../../ui/dialog/dialog-opener.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Section } from './section.tsx'
import { needsSignIn } from './needs-sign-in.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { words } from './words.ts'

const DIALOG = 'delete-account'

/** The end of an account: what goes and what stays is there before the button (ruling 21). */
export function DeleteSection({ email }: { email: string }) {
  return (
    <Section id="delete" title={words.deleteTitle}>
      <p>{words.deleteText}</p>
      <Details className="account-change" summary={words.seeDelete}>
        <div className="stack">
          <div className="stack-s">
            <p>{words.erased}</p>
            <ul>
              {words.erasedList.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </div>
          <div className="stack-s">
            <p>{words.stays}</p>
            <ul>
              {words.staysList.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </div>
          <PlacesFirst />
          <DialogOpener opens={DIALOG} look="danger">
            {words.openDelete}
          </DialogOpener>
        </div>
      </Details>
      <Dialog id={DIALOG} title={words.deleteQuestion} close={words.close} isKept>
        <div className="dialog-body">
          <DeleteForm email={email} />
        </div>
      </Dialog>
    </Section>
  )
}

/** What of the person may stay on a place's page, and how to have it removed first. */
function PlacesFirst() {
  const { data = [] } = useQuery({ ...ownSubmissions(), throwOnError: false })
  const shown = new Map(
    data.flatMap(({ listingId, name, showsOwnEmail }) =>
      showsOwnEmail && listingId !== null ? [[listingId, name] as const] : [],
    ),
  )
  return (
    <div className="stack-s">
      <p>{words.askFirst}</p>
      {shown.size > 0 && (
        <>
          <p>{words.showsYourEmail}</p>
          <ul>
            {[...shown].map(([id, name]) => (
              <li key={id} className="breaks">
                <Link to={`/listing/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function DeleteForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const { data } = useQuery(methods())
  const form = useForm({
    schema: async () => (await import('../../../shared/accounts/users.ts')).deleteAccountForm,
    says: { password: words.writePassword, isSure: words.tickSure },
    draft: null,
    change: deleteAccount(),
    onDone: () => navigate('/'),
  })
  if (data && needsSignIn(data)) return <SignInAgain />
  return (
    <Form of={form}>
      {data?.hasPassword && (
        <>
          <WhosePassword email={email} />
          <FormPassword
            of={form}
            name="password"
            label={words.yourPassword}
            hint={words.deletePasswordHint}
            autoComplete="current-password"
          />
        </>
      )}
      <FormTick of={form} name="isSure" isRequired>
        {words.sure}
      </FormTick>
      <FormSubmit of={form} look="danger" busy={words.deleting}>
        {words.deleteForEver}
      </FormSubmit>
    </Form>
  )
}
