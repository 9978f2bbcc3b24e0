import { EVENT_QUEUES } from '../../../shared/event-rules.ts'
import type { AdminEvent } from '../../../shared/events.ts'
import { eventQueue } from '../../queries/event-changes.ts'
import { Admin } from './admin.tsx'
import { EventActDialog, type EventAct } from './event-act-dialog.tsx'
import { EventRow } from './event-row.tsx'
import { adminEventWords } from './event-words.ts'
import { QueueList } from './queue-list.tsx'
import { words as adminWords } from './words.ts'

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
