import { useSuspenseQuery } from '@tanstack/react-query'
import LogIn from 'lucide-react/icons/log-in'
import { FormKey } from '../../parts/form-key.tsx'
import { SIGN_IN_FORMS } from '../../queries/accounts/sign-in.ts'
import { openedLink } from '../../queries/admin/users.ts'
import { Button } from '../../ui/button/button.tsx'
import { NoLink } from './no-link.tsx'
import { useReturnTo } from './return-to.ts'
import { SignInPage } from './sign-in-page.tsx'
import { words } from './words.ts'

const OTHER_WAYS = [{ to: '/login', label: words.toSignIn }]

/** Where the links of mails lead: one press uses the link up, because programs open links too. */
export function ConfirmLink() {
  const link = useSuspenseQuery(openedLink()).data
  const returnTo = useReturnTo()
  if (!link) return <NoLink description={words.confirmDescription} ways={OTHER_WAYS} />
  const { title, lead, press, notYou } = words.confirm[link.kind]
  return (
    <SignInPage title={title} description={words.confirmDescription} lead={lead(link.email)}>
      <form method="post" action={SIGN_IN_FORMS.confirm} className="stack">
        <FormKey />
        <input type="hidden" name="id" value={link.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <div>
          <Button type="submit" look="primary" icon={LogIn}>
            {press}
          </Button>
        </div>
        <p className="hint">{notYou}</p>
      </form>
    </SignInPage>
  )
}
