/** The messages of §8 that answering a report leaves. */
export const reportWords = {
  correctingFailed: { title: 'Error', text: 'Failed to change the listing.' },
  decidingFailed: { title: 'Error', text: 'Failed to answer the report.' },
  asked: { title: 'Check added', text: 'It comes first in Checks. The report stays open.' },
  askingFailed: { title: 'Error', text: 'Failed to add a check.' },
}
