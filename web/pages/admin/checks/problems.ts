import { fieldsOf } from '../../../notices/change.ts'
import type { FormProblem } from '../../../parts/form/use-form.ts'
import { fieldName } from '../listings/field-words.ts'
import { words } from './words.ts'

/** What the server refused of a call: the sentence for each field of the listing, or of whom to ask for. */
export type Problems = Partial<Record<string, string>>

/** The id of the control for a field of the listing. */
export const idOf = (name: string) => `check-${name}`
/** and of whom to ask for. */
export const contactId = (name: string) => `check-contact-${name}`

/** By the field's own name: a request has the listing's below `values`. */
export const problemsOf = (error: Error | null): Problems =>
  Object.fromEntries(
    Object.entries((error && fieldsOf(error)) ?? {}).map(([path, sentence]) => [
      path.replace(/^values\./, ''),
      sentence,
    ]),
  )

/** The same for the summary. */
export const listProblems = (problems: Problems): FormProblem[] =>
  Object.entries(problems).map(([name, sentence]) => {
    const contact = /^contact\.(\w+)$/.exec(name)?.[1]
    const label = isContactField(contact) ? words.contact[contact] : fieldName(name)
    return {
      field: contact ? contactId(contact) : idOf(name),
      message: `${label}: ${sentence}`,
    }
  })

const isContactField = (name: string | undefined): name is keyof typeof words.contact =>
  name !== undefined && Object.hasOwn(words.contact, name)
