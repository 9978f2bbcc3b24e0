import type { CorrectedField } from '../../../shared/contact/rules.ts'
import { decidingFields } from './deciding-field-words.ts'

/** What the facts are called that a visitor can say are wrong. */
export const correctedFields: Record<CorrectedField, string> = {
  name: 'Name',
  address: 'Address',
  town: 'Town',
  phone: 'Phone number',
  email: 'Email address',
  website: 'Website',
  ages: 'Ages',
  services: 'Services',
  languages: 'Languages',
  accessibility: 'Access',
  credentials: 'Credentials',
  ...decidingFields,
}
