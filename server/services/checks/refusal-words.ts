import { LEASE_MINUTES } from '../../../shared/checks/rules.ts'

/** What the checks refuse (ruling 36). */
export const words = {
  notYours: `This listing is no longer yours to check. It was yours for ${LEASE_MINUTES} minutes.`,
  nothingToConfirm: 'Something is marked as right that we know nothing of.',
}
