import { useQuery } from '@tanstack/react-query'
import Globe from 'lucide-react/icons/globe'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import Users from 'lucide-react/icons/users'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { CategoryDrawing } from '../../../parts/drawings/category-drawing.tsx'
import { CategoryIcon } from '../../../parts/drawings/category-icon.tsx'
import { listingWords } from '../../../parts/listing/words.ts'
import { websiteHost } from '../../../parts/listing/website-host.ts'
import { categories } from '../../../queries/categories.ts'
import { Arch } from '../../../ui/arch.tsx'
import { MetaItem, MetaList, Card, CardTop } from '../../../ui/card.tsx'
import { CategoryLabel } from '../../../ui/category-label.tsx'
import { words } from './words.ts'

/** The card it would be in the directory. Nothing in it leads anywhere: there is no such listing yet. */
export function AsListed({ submission }: { submission: ModeratedSubmission }) {
  const { name, category, description, address, phoneText, email, website } = submission
  const { data: kinds } = useQuery(categories())
  return (
    <section aria-labelledby="as-listed" className="stack-s">
      <h4 id="as-listed">{words.becomes}</h4>
      <Card category={category}>
        <CardTop
          picture={
            <Arch>
              <CategoryDrawing category={category} />
            </Arch>
          }
        >
          <CategoryLabel icon={<CategoryIcon category={category} />}>
            {kinds?.find(({ slug }) => slug === category)?.name ?? category}
          </CategoryLabel>
          <p className="breaks">
            <strong>{name}</strong>
          </p>
        </CardTop>
        <p className="as-typed">{description}</p>
        <MetaList>
          <MetaItem icon={MapPin}>
            {[address, listingWords.place(submission)].filter(Boolean).join(', ')}
          </MetaItem>
          <MetaItem icon={Phone} isUnknown={!phoneText}>
            {phoneText ?? listingWords.phoneUnknown}
          </MetaItem>
          {email && <MetaItem icon={Mail}>{email}</MetaItem>}
          {website && <MetaItem icon={Globe}>{websiteHost(website)}</MetaItem>}
          {submission.services.length > 0 && (
            <MetaItem icon={ListChecks}>{submission.services.join(', ')}</MetaItem>
          )}
          {submission.ageGroups.length > 0 && (
            <MetaItem icon={Users}>
              {submission.ageGroups.map((group) => sayOption('ageGroups', group)).join(', ')}
            </MetaItem>
          )}
        </MetaList>
      </Card>
    </section>
  )
}
