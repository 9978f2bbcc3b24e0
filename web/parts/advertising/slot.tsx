import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SlotPosition } from '../../../shared/advertising/rules.ts'
import { slot } from '../../queries/advertising/slots.ts'

interface SlotProps {
  at: SlotPosition
  className?: string
}

/** What the server drew for a position (server/pages/slot-html.ts). What comes later than its page stays away: nothing jumps. */
export function Slot({ at, className }: SlotProps) {
  const { data } = useQuery(slot(at))
  const [html] = useState(data?.html)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!html?.includes('data-slot')) return
    const leaves = new AbortController()
    void import('./watch-slot.ts').then(
      ({ watchSlot }) => watchSlot(box.current, leaves.signal),
      () => undefined,
    )
    return () => leaves.abort()
  }, [html])
  return html ? (
    <div ref={box} className={className} dangerouslySetInnerHTML={{ __html: html }} />
  ) : null
}
