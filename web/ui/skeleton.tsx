import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const WIDTHS = {
  quarter: 'quarter-width',
  half: 'half-width',
  most: 'most-width',
  full: 'full-width',
}

/** A line of text that is still on its way. It stands still. */
export function Skeleton({ width = 'full' }: { width?: keyof typeof WIDTHS }) {
  return <span className={classes('skeleton', WIDTHS[width])} />
}

/** The shape of a card, without its words. */
export function SkeletonCard({ hasPicture = true }: { hasPicture?: boolean }) {
  return (
    <div className="card">
      <div className="card-top">
        {hasPicture && <span className="skeleton-arch" />}
        <div className="stack-s full-width">
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
      </div>
      <div className="stack-s">
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
      <div className="card-foot">
        <span className="more half-width">
          <Skeleton />
        </span>
      </div>
    </div>
  )
}

/** Holds placeholders: says once that something is loading, and keeps the rest from being read out. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
