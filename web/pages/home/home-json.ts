import type { Settings } from '../../../shared/settings.ts'
import { TAGLINE } from '../../../shared/site-words.ts'
import { questions } from './question-words.ts'
import { words } from './words.ts'

/** Who is behind the site, for machines; only what is set (ruling 16). */
export function organizationJson({ name, publicUrl, contactEmail, contactPhone }: Settings) {
  return {
    '@type': 'Organization',
    name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    slogan: TAGLINE,
    description: words.description,
    areaServed: { '@type': 'Country', name: words.india },
    ...(contactEmail && { email: contactEmail }),
    ...(contactPhone && { telephone: contactPhone }),
  }
}

/** The questions of the page, word for word. */
export function faqJson(site: Settings) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions(site).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  }
}
