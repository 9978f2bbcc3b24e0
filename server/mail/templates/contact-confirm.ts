import type { Settings } from '../../../shared/settings.ts'
import { renderMail } from './letter/letter.ts'
import { words } from './words.ts'

/** Asks whoever sent a message without JavaScript for one press (ruling 40). It repeats nothing that was typed. */
export const contactConfirmMail = (
  site: Settings,
  { url, validUntil }: { url: string; validUntil: Date },
) =>
  renderMail('contact-confirm', site, {
    subject: words.contactConfirm.subject(site.name),
    paragraphs: [words.contactConfirm.text(site.name), words.contactConfirm.next],
    action: { label: words.contactConfirm.action, url, isSecret: true },
    notes: [words.contactConfirm.didNotAsk],
    validUntil,
  })
