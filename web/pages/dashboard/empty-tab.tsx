import { Empty } from '../../ui/empty.tsx'

/** A tab with nothing in it yet. */
export function EmptyTab({ title, text }: { title: string; text: string }) {
  return (
    <Empty title={title} level={3}>
      <p>{text}</p>
    </Empty>
  )
}
