import type { DecidingField } from '../../../shared/listings/deciding-facts.ts'

/** What the facts that decide are called, on every screen. */
export const decidingFields: Record<DecidingField, string> = {
  takesNewPeople: 'Takes new people',
  feesBand: 'Cost of a first visit',
  fees: 'Fees',
  modes: 'In person or online',
  hours: 'Hours',
  diagnosisNeeded: 'Diagnosis needed',
  whatToBring: 'What to bring',
  nextStep: 'Next step',
}
