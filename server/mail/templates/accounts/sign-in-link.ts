import type { Settings } from '../../../../shared/settings.ts'
import { renderMail } from '../letter/letter.ts'
import { runsOut, works, type Link } from '../letter/link.ts'
import { words } from '../words.ts'

/** Leads to where one press signs in. */
export const signInLinkMail = (site: Settings, link: Link) =>
  renderMail('sign-in-link', site, {
    subject: words.signInLink.subject(site.name),
    paragraphs: [words.signInLink.text(site.name)],
    action: { label: words.signInLink.action, url: link.url, isSecret: true },
    notes: [works(link), words.signInLink.keep, words.didNotAsk],
    validUntil: runsOut(link),
  })
