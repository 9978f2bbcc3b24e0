import { Parser } from 'htmlparser2'
import { withoutMarked } from '../support/marked.ts'

/** Addresses, which are the same in every language. */
const NO_SENTENCE = /https?:\/\/\S+|[\w.+…-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g

/** The text, if something of it that is in Latin letters is outside the marks. */
export function unmarkedIn(text: string): string[] {
  const left = withoutMarked(text).replaceAll(NO_SENTENCE, ' ')
  return /\p{Script=Latin}/u.test(left) ? [text.replaceAll(/\s+/g, ' ').trim()] : []
}

/** Attributes that are read to somebody, or that others show. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]
const META = /^(?:description|(?:og|twitter):(?:title|description|site_name|image:alt))$/
const JSON_LD = 'application/ld+json'

/** Every text of a page that somebody reads or hears, or that a search engine shows. Keys are named as on the keyboard. */
export function textsOf(html: string): string[] {
  const texts: string[] = []
  let within: string[] = []
  let text = ''
  const endText = () => {
    const [script] = within.slice(-1)
    if (script === JSON_LD) texts.push(...valuesOf(JSON.parse(text)))
    else if (script === undefined || !/^(?:script|style|kbd)/.test(script)) texts.push(text)
    text = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      endText()
      within = [...within, attributes.type === JSON_LD ? JSON_LD : name]
      texts.push(...SPOKEN.map((spoken) => attributes[spoken] ?? ''))
      if (META.test(attributes.name ?? attributes.property ?? ''))
        texts.push(attributes.content ?? '')
      if (/^(?:submit|button|reset)$/.test(attributes.type ?? ''))
        texts.push(attributes.value ?? '')
    },
    ontext: (more) => void (text += more),
    oncomment: endText,
    onclosetag() {
      endText()
      within = within.slice(0, -1)
    },
  })
  parser.end(html)
  endText()
  return texts.filter(Boolean)
}

/** The terms of schema.org and other standards, which are no words of a language. */
const TERMS =
  /^(?:@.*|inLanguage|availableLanguage|timeRequired|.*(?:Country|Date|date[A-Z]\w*|Status|Mode))$/

function valuesOf(data: unknown, name = ''): string[] {
  if (typeof data === 'string') return TERMS.test(name) ? [] : [data]
  if (Array.isArray(data)) return data.flatMap((each) => valuesOf(each, name))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([each, value]) => valuesOf(value, each))
}
