import type { Settings } from '../../../shared/settings.ts'
import { renderMail } from './letter/letter.ts'
import { day } from '../../../shared/formats/moments.ts'
import { words as say } from './what-waits-words.ts'

export interface Waiting {
  kind: 'new' | 'change' | 'review' | 'event' | 'report' | 'claim' | 'message' | 'backup'
  /** Of the listing or the event; of a message, its subject; of backups, their folder. */
  name: string
  since: Date
}

/** What waits for the moderators, counted by kind, the oldest first (ruling 42). */
export function whatWaitsMail(
  site: Settings,
  { waiting, url, stopUrl }: { waiting: Waiting[]; url: string; stopUrl: string },
) {
  return renderMail('what-waits', site, {
    subject: say.subject(waiting.length, site.name),
    paragraphs: [say.text],
    facts: [...Map.groupBy(waiting, ({ kind }) => kind)].map(([kind, items]) => {
      const [oldest] = items
      const tell = kind === 'backup' ? say.noBackup : items.length === 1 ? say.only : say.oldest
      return [say.kinds[kind](items.length), oldest ? tell(oldest.name, day(oldest.since)) : '']
    }),
    action: { label: say.action, url },
    stop: { why: say.why, link: { label: say.stop, url: stopUrl } },
  })
}
