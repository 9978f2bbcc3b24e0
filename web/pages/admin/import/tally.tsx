import { number } from '../../../../shared/formats/numbers.ts'

/** A few numbers with their names. */
export function Tally({ numbers }: { numbers: { label: string; value: number }[] }) {
  return (
    <dl className="tally">
      {numbers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
