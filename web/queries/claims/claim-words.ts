/** The messages of §8 that acts on a claim leave. */
export const claimWords = {
  codeFailed: { title: 'Error', text: 'Failed to make a code.' },
  declined: { title: 'Claim declined' },
  ended: { title: 'Claim ended' },
  decidingFailed: { title: 'Error', text: 'Failed to answer the claim.' },
}
