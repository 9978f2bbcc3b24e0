import type { Settings } from '../../../shared/settings.ts'
import { renderMail } from './letter.ts'
import { runsOut, type Link } from './link.ts'
import { duration } from '../../../shared/formats/moments.ts'
import { words } from './words.ts'

/** Asks the owner of an address to say that it is theirs. */
export const verifyEmailMail = (site: Settings, link: Link) =>
  renderMail('verify-email', site, {
    subject: words.verifyEmail.subject(site.name),
    paragraphs: [words.verifyEmail.text(site.name), words.verifyEmail.next],
    action: { label: words.verifyEmail.action, url: link.url, isSecret: true },
    notes: [words.worksFor(duration(link.minutes)), words.verifyEmail.didNotAsk],
    validUntil: runsOut(link),
  })
