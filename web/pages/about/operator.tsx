import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../../queries/site.ts'
import { words } from './words.ts'

/** Whose site this is, where the operator has said so. */
export function Operator() {
  const { name, operatorName } = useSuspenseQuery(settings()).data
  if (!operatorName) return null
  return (
    <section>
      <h2>{words.operator}</h2>
      <p>{words.runBy(name, operatorName)}</p>
    </section>
  )
}
