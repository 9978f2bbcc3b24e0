import { EVENT_QUEUES } from '../../../../shared/events/rules.ts'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { eventQueue } from '../../../queries/events/changes.ts'
import { Admin } from '../admin.tsx'
import { EventActDialog, type EventAct } from './event-act-dialog.tsx'
import { EventRow } from './event-row.tsx'
import { adminEventWords } from './words.ts'
import { QueueList } from '../kit/queue-list.tsx'
import { words as adminWords } from '../words.ts'

const words = {
  ...adminEventWords,
  title: adminWords.events,
  show: adminWords.show,
  loading: adminWords.loadingTab,
}

/** The tab 'Events': what waits, what is to come, what was. */
export function AdminEvents() {
  return (
    <Admin>
      <QueueList
        path="/admin/events"
        queues={EVENT_QUEUES}
        first="pending"
        query={eventQueue}
        words={words}
        renderRow={(event: AdminEvent, onAct: (act: EventAct) => void) => (
          <EventRow event={event} onAct={onAct} />
        )}
        renderDialog={(event, act) => <EventActDialog event={event} act={act} />}
      />
    </Admin>
  )
}
