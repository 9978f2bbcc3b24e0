import type { ReactNode } from 'react'

interface PairsProps {
  /** What is not known, or does not apply, is null or blank and left out. */
  of: readonly (readonly [name: string, value: ReactNode])[]
  className?: string
  /** How values are set: as somebody typed them, or broken anywhere. */
  valueClass?: string
}

/** The facts of what is open, each with its name. */
export const Pairs = ({ of, className, valueClass }: PairsProps) => (
  <dl className={['pairs', className].filter(Boolean).join(' ')}>
    {of
      .filter(([, value]) => value || value === 0)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={valueClass}>{value}</dd>
        </div>
      ))}
  </dl>
)
