import unhomoglyph from 'unhomoglyph'
import { normalForm } from '../../../shared/normal-form.ts'
import type { ServerEnv } from '../../env/env.ts'
import { invalid } from '../../errors.ts'
import { namesHost } from '../accounts/host-names.ts'
import { say } from '../../sentences.ts'

type Settings = Pick<ServerEnv, 'SITE_NAME' | 'GRIEVANCE_OFFICER'>

const OFFICES = ['admin', 'administrator', 'moderator', 'official', 'staff', 'support', 'team']

/** Longer than any form takes; what a provider says may be longer still. */
const LONGEST = 300

/**
 * Whether readers of reviews would take who is called so for somebody who looks after the site: when one of these words
 * is in the name, or when it is made of nothing else, however it is divided and in whichever alphabets.
 */
export function isOfficial(name: string, settings: Settings): boolean {
  const official = [...OFFICES, settings.SITE_NAME, ...officerOf(settings)]
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const said = wordsOf(name.slice(0, LONGEST))
  const sentence = ` ${said.join(' ')} `
  if (official.some((words) => sentence.includes(` ${words.join(' ')} `))) return true
  const others = official.reduce(
    (left, words) => left.replaceAll(words.join(''), ''),
    said.join(''),
  )
  return said.length > 0 && others === ''
}

/** Throws what to do about a name that is taken for the site's own, or for an address. */
export function checkName(
  { firstName, lastName = '' }: { firstName: string; lastName?: string | undefined },
  env: Settings,
): void {
  const both = { firstName: `${firstName} ${lastName}` }
  for (const named of [{ firstName }, { lastName }, both])
    for (const [field, name] of Object.entries(named)) {
      if (isOfficial(name, env)) throw invalid(say.nameOfficial, { [field]: say.nameOfficial })
      if (namesHost(name))
        throw invalid(say.shared.nameWithContact, { [field]: say.shared.nameWithContact })
    }
}

/** What the setting begins with: how to reach the officer follows. One word alone would be the name of many. */
function officerOf({ GRIEVANCE_OFFICER = '' }: Settings): string[] {
  const [line = ''] = GRIEVANCE_OFFICER.split(/[,;:\n(<–]/, 1)
  const name = line.split(' ').filter((word) => !word.includes('@'))
  return name.length > 1 ? [name.join(' ')] : []
}

const wordsOf = (text: string) =>
  skeleton(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** What a word looks like, in whichever alphabets it is written (UTS #39): of no use but for comparing. */
const skeleton = (text: string) =>
  unhomoglyph(normalForm(text.toLowerCase(), 'NFKD').replace(UNSEEN, ''))
    .toLowerCase()
    .replace(/[i013457$@!|]/g, (sign) => LOOKS_LIKE[sign] ?? sign)

/** Accents go, and what nobody sees; the vowel signs of India's scripts are letters of their own. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Script=Inherited}]/gu
const LOOKS_LIKE: Record<string, string> = {
  i: 'l',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'l',
  '|': 'l',
}
