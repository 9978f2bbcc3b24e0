import type { Listing } from '../../../shared/listings/listings.ts'
import { sourceWords } from './source-words.ts'

/** What stands with a number; what came of trying it says the remark. */
export const phoneSource = ({
  phoneFact,
  phoneWrongOn,
}: Pick<Listing, 'phoneFact' | 'phoneWrongOn'>) =>
  phoneWrongOn ? sourceWords.triedPhone(phoneFact) : sourceWords.phone(phoneFact)
