import type { SubmissionStatus } from '../../shared/submissions/rules.ts'

export const submissionStatusWords: Record<SubmissionStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}
