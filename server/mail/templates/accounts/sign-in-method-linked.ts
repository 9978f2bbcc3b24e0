import type { Settings } from '../../../../shared/settings.ts'
import { renderMail } from '../letter/letter.ts'
import { moment } from '../../../../shared/formats/moments.ts'
import { words } from '../words.ts'

/** Tells the owner, who may not have been the one. `method` as the sign-in page names it: "Google". */
export const signInMethodLinkedMail = (
  site: Settings,
  { method, linkedAt, accountUrl }: { method: string; linkedAt: Date; accountUrl: string },
) =>
  renderMail('sign-in-method-linked', site, {
    subject: words.signInMethodLinked.subject(site.name),
    paragraphs: [
      words.signInMethodLinked.text(site.name, method, moment(linkedAt)),
      words.signInMethodLinked.wasYou,
      words.signInMethodLinked.notYou,
    ],
    action: { label: words.signInMethodLinked.action, url: accountUrl },
  })
