import type { Report } from '../../../../shared/reports/reports.ts'
import { unapproveListing } from '../../../queries/admin/listings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { useWanted } from '../kit/use-wanted.ts'
import { words } from './words.ts'

/** What is said to have closed leaves the directory before anybody is told that it did. */
export function TakeOut({ listing: { id, name } }: Pick<Report, 'listing'>) {
  const [asked, ask] = useWanted<object>()
  return (
    <div>
      <Button onClick={() => ask({})}>{words.takeOut}</Button>
      {asked && (
        <ConfirmAction
          key={asked.key}
          title={words.takeOutTitle}
          text={words.takeOutText(name)}
          yes={words.takeOutYes}
          change={unapproveListing(id, 'closed')}
          input={undefined}
        />
      )}
    </div>
  )
}
