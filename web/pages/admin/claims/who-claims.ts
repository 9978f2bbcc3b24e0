import type { Claim } from '../../../../shared/claims/claims.ts'

/** The person, as moderators know them. */
export const whoClaims = ({ person: { name, email } }: Pick<Claim, 'person'>): string =>
  name ?? email
