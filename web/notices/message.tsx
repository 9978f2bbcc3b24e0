import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { usePreferences } from '../preferences.tsx'
import { Toast } from '../ui/toast.tsx'
import { dismiss, type ShownNotice } from './notice.ts'
import { words } from './words.ts'

export const drawMessage = (notice: ShownNotice) => <Message key={notice.id} notice={notice} />

function Message({ notice }: { notice: ShownNotice }) {
  const [{ messages }] = usePreferences()
  const dialog = useDialogOf()
  const toast = (
    <Toast
      look={notice.look ?? 'good'}
      title={notice.title}
      text={notice.text}
      about={notice.about}
      close={words.close}
      label={words.label}
      place={words.place}
      stays={messages === 'stay'}
      announceIn={dialog}
      onClose={() => dismiss(notice.id)}
    />
  )
  return dialog ? createPortal(toast, dialog) : toast
}

/**
 * The dialog that was open when the message came up, until that is closed: behind it, it could not be pressed. A menu or
 * dialog that is opened later lies over the message, and is not covered by what was said before.
 */
function useDialogOf(): Element | null {
  const open = useSyncExternalStore(onDialogChange, openModal)
  const [own, setOwn] = useState(open)
  if (own === open) return own
  if (own) setOwn(null)
  return null
}

function openModal(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}

function onDialogChange(listener: () => void) {
  // These events do not bubble, but they can be caught on their way down.
  const options = { capture: true }
  document.addEventListener('toggle', listener, options)
  document.addEventListener('close', listener, options)
  // A dialog that leaves the page with what was in it says nothing, and would take the message along.
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('toggle', listener, options)
    document.removeEventListener('close', listener, options)
  }
}
