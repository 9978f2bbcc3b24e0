import LogIn from 'lucide-react/icons/log-in'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { providerAddress } from '../../queries/accounts/sign-in.ts'

interface ProviderLinksProps {
  providers: { id: string; name: string }[]
  returnTo: string
  /** Whoever follows the link says with it that they are 18 or older (ruling 20). */
  saysAdult?: boolean
  label: (provider: string) => string
}

/** The providers this site is set up for, as plain links: they work without script. */
export function ProviderLinks({ providers, returnTo, saysAdult, label }: ProviderLinksProps) {
  return (
    <ul className="provider-links">
      {providers.map(({ id, name }) => (
        <li key={id}>
          <ButtonLink
            to={providerAddress(id, { returnTo, saysAdult })}
            reloadDocument
            rel="nofollow"
            icon={LogIn}
            isWide
          >
            {label(name)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
