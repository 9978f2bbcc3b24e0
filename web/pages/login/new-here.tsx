import { ButtonLink } from '../../ui/button/button-link.tsx'
import { keeping, useReturnTo } from './return-to.ts'
import { words } from './words.ts'

/** The way to an account, where one can be had. */
export function NewHere({
  canSignUp,
  hasProviders,
}: {
  canSignUp: boolean
  hasProviders: boolean
}) {
  const returnTo = useReturnTo()
  const isOpen = canSignUp || hasProviders
  return (
    <section className="card stack-s" aria-labelledby="new-here">
      <h2 id="new-here" className="card-title">
        {words.newHere}
      </h2>
      {isOpen ? (
        <>
          <p>{canSignUp ? words.newHereText : words.newHereProvidersText}</p>
          <ButtonLink to={keeping('/login/new', returnTo)} isWide>
            {words.signUp}
          </ButtonLink>
        </>
      ) : (
        <p>{words.closed}</p>
      )}
    </section>
  )
}
