import type { LucideIcon } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './look.ts'
import { Icon } from '../icon/icon.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: ButtonLook
  icon?: LucideIcon
  isWide?: boolean
  /** While what it started is under way. Give it a changed word, too ("Sending…"). */
  isBusy?: boolean
  /** Switches the button off, and says why beside it. */
  disabledBecause?: string
}

export function Button({
  look,
  icon,
  isWide,
  isBusy,
  disabledBecause,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = `why${useId()}`
  const button = (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      className={buttonClass(look, isWide, className)}
      disabled={disabledBecause !== undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={disabledBecause === undefined ? rest['aria-describedby'] : reasonId}
      onClick={isBusy ? undefined : rest.onClick}
    >
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </button>
  )
  if (disabledBecause === undefined) return button
  return (
    <>
      {button}
      <span className="hint" id={reasonId}>
        {disabledBecause}
      </span>
    </>
  )
}
