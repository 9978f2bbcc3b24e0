import { LOCALE } from './locale.ts'
import { whenNeeded } from './when-needed.ts'

const rules = whenNeeded(() => new Intl.PluralRules(LOCALE))

/** The form that goes with a number. */
export const plural = <T>(count: number, forms: { one: T; other: T }): T =>
  rules().select(count) === 'one' ? forms.one : forms.other
