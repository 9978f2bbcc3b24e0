import { useQuery } from '@tanstack/react-query'
import { useChange } from '../../notices/use-change.ts'
import { Failure } from '../../parts/failure.tsx'
import { removeMethod } from '../../queries/accounts/account.ts'
import { providerAddress } from '../../queries/accounts/sign-in.ts'
import { methods } from '../../queries/admin/users.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Time } from '../../ui/time.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { hasMethods } from './has-methods.ts'
import { Section } from './section.tsx'
import { words } from './words.ts'

/** The providers that open this account, and those that could. Left out where there is none to speak of. */
export function MethodsSection() {
  const { data } = useQuery(methods())
  if (!data || !hasMethods(data)) return null
  return (
    <Section id="methods" title={words.methodsTitle}>
      <p>{words.methodsText}</p>
      {data.providers.length > 0 && (
        <ul className="account-list">
          {data.providers.map((method) => (
            <MethodRow key={method.id} {...method} />
          ))}
        </ul>
      )}
      {data.more.map(({ id, name }) => (
        <p key={id}>
          <ButtonLink
            to={providerAddress(id, { returnTo: '/account', adds: true })}
            reloadDocument
            rel="nofollow"
          >
            {words.addMethod(name)}
          </ButtonLink>
        </p>
      ))}
    </Section>
  )
}

function MethodRow({ id, name, since }: { id: number; name: string; since: string }) {
  const removal = useChange({
    ...removeMethod(),
    // The row with its button is gone, and with the last one the section.
    onSuccess: () =>
      (document.getElementById('methods') ?? document.getElementById('password'))?.focus(),
  })
  const { mutate, isPending } = removal
  return (
    <li>
      <div>
        <p className="who-name">{name}</p>
        <p className="soft small">
          {words.since} <Time of={since} />
        </p>
        <Failure of={removal} />
      </div>
      <Button isBusy={isPending} onClick={() => mutate(id)}>
        {isPending ? words.removing : words.remove}
        <VisuallyHidden>{words.removeOf(name)}</VisuallyHidden>
      </Button>
    </li>
  )
}
