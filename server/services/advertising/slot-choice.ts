import { createHash } from 'node:crypto'

/**
 * Which of those allowed at a position are shown in an hour (ruling 29): the same for every visitor, so that a
 * cached page is right, and fair over the hours. They take turns in rounds, each once a round, in an order that is
 * another one every round: else one of them would always have the hours of the night.
 */
export function chooseForHour<Row extends { id: number }>(
  rows: Row[],
  hour: number,
  places: number,
): Row[] {
  const hoursOfRound = Math.max(1, Math.ceil(rows.length / places))
  const round = Math.floor(hour / hoursOfRound)
  const inOrder = rows
    .map((row) => ({ row, key: keyOf(round, row.id) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ row }) => row)
  const first = (hour % hoursOfRound) * places
  // The last hour of a round that does not come out even goes on with its beginning.
  return Array.from({ length: Math.min(places, rows.length) }, (_, place) =>
    inOrder.slice((first + place) % rows.length),
  ).flatMap(([row]) => row ?? [])
}

const keyOf = (round: number, id: number) =>
  createHash('sha256').update(`${round} ${id}`).digest('hex')
