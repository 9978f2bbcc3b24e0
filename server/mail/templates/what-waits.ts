import type { Settings } from '../../../shared/settings.ts'
import { renderMail } from './letter.ts'
import { day } from '../../../shared/formats/moments.ts'
import { words } from './words.ts'

export interface Waiting {
  kind: 'new' | 'change' | 'review' | 'event' | 'message' | 'backup'
  /** Of the listing or the event; of a message, its subject; of backups, their folder. */
  name: string
  since: Date
}

/** What waits for the moderators, the oldest first (ruling 42); `count` is all there is, with what is not named. */
export const whatWaitsMail = (
  site: Settings,
  { oldest, count, url }: { oldest: Waiting[]; count: number; url: string },
) =>
  renderMail('what-waits', site, {
    subject: words.whatWaits.subject(count, site.name),
    paragraphs: [words.whatWaits.text],
    facts: oldest.map(({ kind, name, since }) => [
      words.whatWaits.kinds[kind],
      words.whatWaits[kind === 'backup' ? 'noBackup' : 'since'](name, day(since)),
    ]),
    after: count > oldest.length ? [words.whatWaits.more(count - oldest.length)] : [],
    action: { label: words.whatWaits.action, url },
    notes: [words.whatWaits.stop],
  })
