import type { Settings } from '../../../../shared/settings.ts'
import { renderMail } from '../letter/letter.ts'
import { runsOut, works, type Link } from '../letter/link.ts'
import { words } from '../words.ts'

/** Leads to where a new password is set. */
export const resetPasswordMail = (site: Settings, link: Link) =>
  renderMail('reset-password', site, {
    subject: words.resetPassword.subject(site.name),
    paragraphs: [words.resetPassword.text(site.name)],
    action: { label: words.resetPassword.action, url: link.url, isSecret: true },
    notes: [works(link), words.resetPassword.keep, words.didNotAsk],
    validUntil: runsOut(link),
  })
