import type { ComponentProps } from 'react'
import { useLinkClickHandler } from 'react-router'

interface InPlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: string
  /** Where the page goes on when the browser loads it anew, before the script has come. */
  at: string
}

/** A link to the same screen that keeps the place: with the script nothing moves, and the focus stays. */
export function InPlaceLink({ to, at, children, ...rest }: InPlaceLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset: true })
  return (
    <a {...rest} href={`${to}#${at}`} onClick={follow}>
      {children}
    </a>
  )
}
