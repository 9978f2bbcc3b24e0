import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classes } from '../../../ui/classes.ts'
import { closeFromOutside } from '../../../ui/dialog/close-from-outside.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../words.ts'

interface RowMenuItem {
  label: string
  /** Where it leads. */
  to?: string
  /** What it does, where it leads nowhere; it asks in a dialog. */
  onChoose?: () => void
  /** It is done at once. */
  asksNothing?: boolean
  /** It cannot be taken back: the last one, in crimson. */
  isDanger?: boolean
}

interface RowMenuProps {
  /** What the row is about, for those who do not see it: ": Asha Naik". */
  of: string
  items: RowMenuItem[]
}

/** "More" in a row of a list: what is seldom done. The browser opens and closes it. */
export function RowMenu({ of, items }: RowMenuProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => (box.current ? closeFromOutside(box.current) : undefined), [])
  const choose = (item: RowMenuItem) => {
    // A dialog gives the focus back to where it was, which may not be in a closed menu.
    box.current?.querySelector('summary')?.focus()
    box.current?.removeAttribute('open')
    item.onChoose?.()
  }
  return (
    <details className="row-menu" ref={box}>
      <summary>
        {words.more}
        <VisuallyHidden>{of}</VisuallyHidden>
      </summary>
      <ul>
        {items.map((item) => {
          const name = (
            <>
              {item.label}
              <VisuallyHidden>{of}</VisuallyHidden>
            </>
          )
          return (
            <li key={item.label}>
              {item.to ? (
                <Link to={item.to}>{name}</Link>
              ) : (
                <button
                  type="button"
                  className={classes(item.isDanger && 'danger')}
                  aria-haspopup={item.asksNothing ? undefined : 'dialog'}
                  onClick={() => choose(item)}
                >
                  {name}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
