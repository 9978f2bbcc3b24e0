import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { MESSAGE_DURATION, MESSAGE_KEY, MESSAGE_SWIPE } from '../../shared/site.ts'
import { Button } from './button/button.tsx'
import { Icon } from './icon/icon.tsx'
import { keepClear } from './keep-clear.ts'
import './toast.css'

/** What went well, what one only has to know, and what went wrong. */
export type ToastLook = 'good' | 'info' | 'bad'

const ICONS = { good: CircleCheck, info: Info, bad: CircleAlert }

interface ToastProps {
  look: ToastLook
  title: string
  text?: string
  /** The name of what it is about. */
  about?: string
  /** "Close" */
  close: string
  /** What a screen reader says before it: "Message". */
  label: string
  /** The name of its place on the page; `{hotkey}` stands for the key that leads there. */
  place: string
  /** Stays until it is closed. */
  stays: boolean
  /** The open modal dialog it is in, if there is one: what is outside it is not read out. */
  announceIn: Element | null
  onClose: () => void
}

/** One message that goes on its own after five seconds; it waits while it is pointed at or has the focus (§9). */
export function Toast({
  look,
  title,
  text,
  about,
  close,
  label,
  place,
  stays,
  announceIn,
  onClose,
}: ToastProps) {
  const { box, onFocus } = useFocusGivenBack()
  return (
    <Provider
      label={label}
      duration={stays ? Infinity : MESSAGE_DURATION}
      swipeDirection="right"
      swipeThreshold={MESSAGE_SWIPE}
      announcerContainer={announceIn ?? undefined}
    >
      <div className="toasts" ref={box} onFocus={onFocus}>
        <Root
          ref={keepClear}
          className={`toast toast-${look}`}
          // Good news waits for the end of what is being read out; the others interrupt it.
          type={look === 'good' ? 'background' : 'foreground'}
          onOpenChange={(isOpen) => {
            if (!isOpen) onClose()
          }}
        >
          <Icon of={ICONS[look]} />
          <div className="toast-words">
            <Title>
              <strong>{title}</strong>
            </Title>
            {about && <Description>{about}</Description>}
            {text && <Description>{text}</Description>}
          </div>
          <Close asChild>
            <Button look="quiet" icon={X}>
              {close}
            </Button>
          </Close>
        </Root>
        <Viewport hotkey={[MESSAGE_KEY]} label={place} className="toast-list" />
      </div>
    </Provider>
  )
}

/** When the message goes while the focus is in it, the focus returns to where it came from. */
function useFocusGivenBack() {
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  useLayoutEffect(() => {
    const here = box.current
    return () => {
      if (!here?.contains(document.activeElement)) return
      const last = cameFrom.current
      const target =
        last instanceof HTMLElement && last.isConnected ? last : document.getElementById('main')
      target?.focus({ preventScroll: true })
    }
  }, [])
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  return { box, onFocus }
}
