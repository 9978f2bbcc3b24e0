import type { Settings } from '../../../../shared/settings.ts'
import { renderMail } from '../letter/letter.ts'
import { moment } from '../../../../shared/formats/moments.ts'
import { words } from '../words.ts'

/** Tells the owner, who may not have been the one. `resetUrl` is where one asks for a new password. */
export const passwordChangedMail = (
  site: Settings,
  { changedAt, resetUrl }: { changedAt: Date; resetUrl: string },
) =>
  renderMail('password-changed', site, {
    subject: words.passwordChanged.subject(site.name),
    paragraphs: [
      words.passwordChanged.text(site.name, moment(changedAt)),
      words.passwordChanged.wasYou,
      words.passwordChanged.notYou,
    ],
    action: { label: words.passwordChanged.action, url: resetUrl },
  })
