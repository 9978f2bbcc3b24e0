import type { Settings } from '../../../shared/settings.ts'
import { renderLetter } from './letter/letter.ts'
import { words } from './test-mail-words.ts'

/** What an admin sends to see whether mails leave. */
export const testMail = (site: Settings) =>
  renderLetter(site, {
    subject: words.subject(site.name),
    paragraphs: [words.text(site.name)],
  })
