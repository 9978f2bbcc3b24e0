import type { Settings } from '../../../shared/settings.ts'
import { renderMail } from './letter.ts'
import { runsOut, type Link } from './link.ts'
import { duration } from '../../../shared/formats/moments.ts'
import { words } from './words.ts'

/** Leads to where one press signs in. */
export const signInLinkMail = (site: Settings, link: Link) =>
  renderMail('sign-in-link', site, {
    subject: words.signInLink.subject(site.name),
    paragraphs: [words.signInLink.text(site.name)],
    action: { label: words.signInLink.action, url: link.url, isSecret: true },
    notes: [words.worksFor(duration(link.minutes)), words.signInLink.keep, words.didNotAsk],
    validUntil: runsOut(link),
  })
