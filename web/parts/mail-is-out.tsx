import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../queries/site.ts'
import { words } from './words.ts'

/** Says that a mail was sent; on trial, where there is no inbox to look into, where it is instead (ruling 44). */
export function MailIsOut({ text }: { text: string }) {
  const { isOnTrial } = useSuspenseQuery(settings()).data
  return <p>{isOnTrial ? words.printedMail : text}</p>
}
