import type { Settings } from '../../../shared/settings.ts'
import type { ScriptLanguage } from '../../../shared/checks/kinds.ts'
import { LINK_DAYS, STOP_ID } from '../../../shared/checks/links.ts'
import { LANGUAGE } from '../../../shared/formats/locale.ts'
import { day } from '../../../shared/formats/moments.ts'
import { askWords } from './ask-provider-words.ts'
import { renderMail } from './letter/letter.ts'
import { words } from './words.ts'

const say = words.askProvider

interface Asked {
  /** The listings of whom it is for, each with a link of its own. */
  listings: [Named, ...Named[]]
  /** What they speak: it stands before the English. */
  language?: ScriptLanguage
  /** It was asked before, and nobody has answered. */
  isLast: boolean
  validUntil: Date
}

interface Named {
  name: string
  url: string
}

/** Asks a provider what is right of their listings: one mail for all of them (docs/checks.md). */
export function askProviderMail(
  site: Settings,
  { listings, language = LANGUAGE, isLast, validUntil }: Asked,
) {
  const [first, ...others] = listings
  const isOne = others.length === 0
  const own = language === LANGUAGE ? undefined : askWords[language]
  const { subject, subjectOfAll, action } = own ?? say
  return renderMail('ask-provider', site, {
    subject: isOne ? subject(first.name) : subjectOfAll(listings.length, site.name),
    title: isOne ? say.title : say.titleOfAll,
    ...(own && {
      inLanguage: {
        language,
        title: isOne ? own.title : own.titleOfAll,
        paragraphs: [own.text(site.name), isLast ? own.last : own.next, own.worksFor(LINK_DAYS)],
      },
    }),
    ...(isOne && { name: first.name }),
    paragraphs: [say.text(site.name), isLast ? say.last : say.next],
    ...(isOne && { action: { label: action, url: first.url, isSecret: true } }),
    ...(!isOne && { more: listings.map(({ name, url }) => ({ label: name, url })) }),
    notes: [say.worksFor(day(validUntil))],
    stop: {
      why: say.why,
      link: {
        label: own ? `${own.stop} (${say.stop})` : say.stop,
        url: `${first.url}#${STOP_ID}`,
      },
    },
    validUntil,
  })
}
