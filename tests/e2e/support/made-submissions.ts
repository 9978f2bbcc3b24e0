import { randomInt } from 'node:crypto'
import { send, type Sender } from './people.ts'

/** Somebody sends a listing that waits for a moderator; no other has its number. */
export const makeSubmission = (sender: Sender, name: string) =>
  send(sender, 'post', '/api/submissions', {
    name,
    category: 'therapists',
    description: 'Speech therapy in a quiet room, for children.',
    address: 'Near the market',
    phone: `0832 2${randomInt(10, 100)} ${randomInt(1_000, 10_000)}`,
    town: 'Mapusa',
    region: 'Goa',
  })
