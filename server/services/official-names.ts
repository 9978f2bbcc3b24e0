import { normalForm } from '../../shared/normal-form.ts'
import type { ServerEnv } from '../env.ts'
import { invalid } from '../errors.ts'
import { words } from '../words.ts'

type Settings = Pick<ServerEnv, 'SITE_NAME'>

const OFFICES = ['admin', 'administrator', 'moderator']

/** Whether readers of reviews would take who is called so for somebody who looks after the site. */
export function isOfficial(name: string, { SITE_NAME }: Settings): boolean {
  const said = wordsOf(name)
  return [...OFFICES, SITE_NAME].some((official) => said.includes(wordsOf(official)))
}

/** Throws what to do about a name that is taken for the site's own. */
export function checkName(
  { firstName, lastName }: { firstName: string; lastName?: string | undefined },
  env: Settings,
): void {
  for (const [field, name] of Object.entries({ firstName, lastName }))
    if (name && isOfficial(name, env))
      throw invalid(words.nameOfficial, { [field]: words.nameOfficial })
}

/** " so written ", that only whole words are found in it. */
const wordsOf = (text: string) =>
  ` ${normalForm(text, 'NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
