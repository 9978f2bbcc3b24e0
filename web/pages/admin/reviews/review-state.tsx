import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import EyeOff from 'lucide-react/icons/eye-off'
import Flag from 'lucide-react/icons/flag'
import type { ModeratedReview } from '../../../../shared/reviews/reviews.ts'
import { Badge } from '../../../ui/badge.tsx'
import { words } from '../words.ts'

const LOOKS = {
  shown: { look: 'good', icon: Check },
  waiting: { look: 'warn', icon: Clock },
  hidden: { look: 'bad', icon: EyeOff },
} as const

export function ReviewState({ review: { state, reports } }: { review: ModeratedReview }) {
  return (
    <span className="row">
      <Badge {...LOOKS[state]}>{words.state[state]}</Badge>
      {reports.length > 0 && (
        <Badge look="warn" icon={Flag}>
          {words.reported}
        </Badge>
      )}
    </span>
  )
}
