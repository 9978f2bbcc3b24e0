import type { AdminEvent } from '../../../../shared/events/events.ts'

/** Only its proposer knows about a proposal: they are told. */
export const isProposal = ({ isApproved, cancelledAt, registrations, proposer }: AdminEvent) =>
  !isApproved && !cancelledAt && registrations === 0 && proposer !== null
