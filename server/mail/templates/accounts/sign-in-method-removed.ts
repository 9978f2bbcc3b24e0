import type { Settings } from '../../../../shared/settings.ts'
import { renderMail } from '../letter/letter.ts'
import { moment } from '../../../../shared/formats/moments.ts'
import { words } from '../words.ts'

/** Tells the owner, who may not have been the one. `method` as the sign-in page names it: "Google". */
export const signInMethodRemovedMail = (
  site: Settings,
  { method, removedAt, accountUrl }: { method: string; removedAt: Date; accountUrl: string },
) =>
  renderMail('sign-in-method-removed', site, {
    subject: words.signInMethodRemoved.subject(site.name),
    paragraphs: [
      words.signInMethodRemoved.text(site.name, method, moment(removedAt)),
      words.signInMethodRemoved.wasYou,
      words.signInMethodRemoved.notYou,
    ],
    action: { label: words.signInMethodRemoved.action, url: accountUrl },
  })
