import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../queries/site.ts'
import { words } from './words.ts'

/** On trial there is no inbox to look into: says where the mail is (ruling 44). */
export function PrintedMail() {
  const { isOnTrial } = useSuspenseQuery(settings()).data
  return isOnTrial ? <p>{words.printedMail}</p> : null
}
