import Merge from 'lucide-react/icons/merge'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { inSentence } from '../../../../shared/formats/in-sentence.ts'
import { listOfAll } from '../../../../shared/formats/lists.ts'
import type { AdminListing } from '../../../../shared/listings/admin.ts'
import {
  fieldsOfPart,
  MERGE_PARTS,
  type MergePart,
} from '../../../../shared/listings/merge-parts.ts'
import { mergeListing } from '../../../queries/admin/listings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { useWanted } from '../kit/use-wanted.ts'
import { fieldWords } from '../listings/field-words.ts'
import { ComesAlong } from './comes-along.tsx'
import { isBlank } from './is-blank.ts'
import { Part } from './part.tsx'
import { words } from './words.ts'

interface MergeFormProps {
  kept: AdminListing
  other: AdminListing
}

/** Where the two differ, which value stays; then what comes along, and the merge itself. */
export function MergeForm({ kept, other }: MergeFormProps) {
  const navigate = useNavigate()
  const different = MERGE_PARTS.filter((part) => textOf(kept, part) !== textOf(other, part))
  const [taken, setTaken] = useState<ReadonlySet<MergePart>>(
    () => new Set(different.filter((part) => isBlank(kept, part))),
  )
  const [sure, ask] = useWanted<object>()
  const take = (part: MergePart, isTaken: boolean) =>
    setTaken(new Set([...taken].filter((one) => one !== part).concat(isTaken ? part : [])))
  const alike = MERGE_PARTS.filter((part) => !different.includes(part) && !isBlank(kept, part))
  return (
    <>
      <p>{words.lead(kept.name, other.name)}</p>
      <p className="row">
        <MoreLink to={`/admin/listings/${other.id}/merge?other=${kept.id}`}>{words.swap}</MoreLink>
        <MoreLink to={`/admin/listings/${kept.id}/merge`}>{words.another}</MoreLink>
      </p>
      {different.length === 0 && <p>{words.same}</p>}
      {different.length > 0 && (
        <div className="stack-s">
          {different.map((part) => (
            <Part
              key={part}
              part={part}
              sides={{ kept, other }}
              isTaken={taken.has(part)}
              onTake={(isTaken) => take(part, isTaken)}
            />
          ))}
          <p className="hint">{words.expires}</p>
        </div>
      )}
      {different.length > 0 && alike.length > 0 && (
        <p className="soft small">
          {words.alike(listOfAll(alike.map((part) => inSentence(fieldWords[part]))))}
        </p>
      )}
      <ComesAlong id={kept.id} other={other.id} />
      <div className="btn-row">
        <Button look="primary" icon={Merge} aria-haspopup="dialog" onClick={() => ask({})}>
          {words.merge}
        </Button>
      </div>
      {sure && (
        <ConfirmAction
          key={sure.key}
          title={words.sureTitle}
          text={words.sure(kept.name, other.name)}
          yes={words.sureYes}
          look="primary"
          change={{
            ...mergeListing(kept, other),
            onSuccess: () => void navigate(`/admin/listings/${kept.id}`),
          }}
          input={different.filter((part) => taken.has(part))}
        />
      )}
    </>
  )
}

const textOf = (listing: AdminListing, part: MergePart) =>
  JSON.stringify(fieldsOfPart(part).map((name) => listing[name]))
