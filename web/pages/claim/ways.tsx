import { useId } from 'react'
import type { ClaimPage } from '../../../shared/claims/claims.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Details } from '../../ui/details.tsx'
import { Field } from '../../ui/form/field.tsx'
import { ClaimForm } from './claim-form.tsx'
import { words } from './words.ts'

interface WaysProps {
  id: string
  ways: ClaimPage['ways']
  /** There is a code already, or somebody will call. */
  isAgain: boolean
  /** The address as it was sent and refused. */
  typed: string | undefined
  problem: string | undefined
}

/** What the listing shows, each with what would happen and the button that does it. */
export function Ways({ ways, isAgain, ...props }: WaysProps) {
  // The lead says so.
  if (ways.length === 0) return null
  const all = ways.map((one, at) => (
    <Way key={one.way} {...props} {...one} isFirst={at === 0 && !isAgain} level={isAgain ? 3 : 2} />
  ))
  if (!isAgain) return <>{all}</>
  return (
    <Details className="fold" level={2} summary={words.otherWays} isOpen={Boolean(props.problem)}>
      <div className="stack-l">{all}</div>
    </Details>
  )
}

type WayProps = Omit<WaysProps, 'ways' | 'isAgain'> &
  WaysProps['ways'][number] & { isFirst: boolean; level: 2 | 3 }

function Way({ id, way, to, typed, problem, isFirst, level }: WayProps) {
  const heading = useId()
  const Heading = `h${level}` as const
  return (
    <section className="stack-s" aria-labelledby={heading}>
      <Heading id={heading}>{words.ways[way]}</Heading>
      <p>{words.wayTexts[way](to)}</p>
      <ClaimForm id={id} act="ask">
        <input type="hidden" name="way" value={way} />
        {way === 'website' && (
          <Field id="email" label={words.address(to)} error={problem} isRequired>
            {(control) => (
              <input
                {...control}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={LIMITS.email}
                defaultValue={typed}
              />
            )}
          </Field>
        )}
        <div className="btn-row">
          <Button type="submit" look={isFirst ? 'primary' : undefined}>
            {words.askButtons[way]}
          </Button>
        </div>
      </ClaimForm>
    </section>
  )
}
