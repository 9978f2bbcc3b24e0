import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { seedCategories } from '../../../queries/admin/listings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { words } from './words.ts'

/** Makes the categories that are missing; off when all exist (§2). */
export function SeedCategories({ missing }: { missing: number }) {
  const seeding = useChange(seedCategories())
  return (
    <div className="stack-s">
      {missing > 0 && <p className="soft small">{words.missing(missing)}</p>}
      <Button
        isBusy={seeding.isPending}
        disabledBecause={missing === 0 ? words.seeded : undefined}
        onClick={() => seeding.mutate()}
      >
        {seeding.isPending ? words.seeding : words.seed}
      </Button>
      <Failure of={seeding} />
    </div>
  )
}
