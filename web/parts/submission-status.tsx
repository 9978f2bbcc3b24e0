import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import type { SubmissionStatus } from '../../shared/submissions/rules.ts'
import { Badge } from '../ui/badge.tsx'
import { submissionStatusWords } from './submission-status-words.ts'

const LOOKS = {
  pending: { look: 'warn', icon: Clock },
  approved: { look: 'good', icon: Check },
  rejected: { look: 'bad', icon: X },
} as const

/** Pending is yellow, approved green, rejected red (§2); the word says it. */
export function SubmissionState({ status }: { status: SubmissionStatus }) {
  return <Badge {...LOOKS[status]}>{submissionStatusWords[status]}</Badge>
}
