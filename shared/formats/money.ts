import { LOCALE } from './locale.ts'
import { whenNeeded } from './when-needed.ts'

const inRupees = whenNeeded(
  () =>
    new Intl.NumberFormat(LOCALE, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    }),
)

/** "₹50,000" */
export const rupees = (amount: number) => inRupees().format(amount)
