import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageHead } from '../../parts/page-head.tsx'
import { registering } from '../../queries/registrations.ts'
import { RegisterLink } from './register-link.tsx'
import { words } from './register-words.ts'

/** An event with the way to a place at it. */
export function EventPage() {
  const { id = '' } = useParams()
  const { data } = useQuery(registering(id))
  if (!data) return null
  return (
    <div className="wrap">
      <PageHead
        title={data.title}
        description={words.description}
        path={`/events/${id}`}
        isUnlisted
      />
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <RegisterLink event={{ ...data, id: data.eventId }} look="primary" />
    </div>
  )
}
