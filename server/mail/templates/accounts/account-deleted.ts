import type { Settings } from '../../../../shared/settings.ts'
import { renderMail } from '../letter/letter.ts'
import { words } from '../words.ts'

/** The last mail of an account: what is erased and what stays (ruling 21). */
export const accountDeletedMail = (site: Settings) =>
  renderMail('account-deleted', site, {
    subject: words.accountDeleted.subject(site.name),
    paragraphs: [
      words.accountDeleted.text(site.name),
      words.accountDeleted.erased,
      words.accountDeleted.kept,
      words.accountDeleted.places,
      ...(site.contactEmail ? [words.accountDeleted.notYou(site.contactEmail)] : []),
    ],
  })
