import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { usePreferences } from '../preferences.tsx'
import { Toast } from '../ui/toast.tsx'
import { dismiss, type ShownNotice } from './notice.ts'
import { words } from './words.ts'

export const drawMessage = (notice: ShownNotice) => <Message key={notice.id} notice={notice} />

function Message({ notice }: { notice: ShownNotice }) {
  const [{ messages }] = usePreferences()
  const dialog = useSyncExternalStore(onDialogChange, openModal)
  const toast = (
    <Toast
      look={notice.look ?? 'good'}
      title={notice.title}
      text={notice.text}
      close={words.close}
      label={words.label}
      place={words.place}
      stays={messages === 'stay'}
      announceIn={dialog}
      onClose={() => dismiss(notice.id)}
    />
  )
  // Behind a modal dialog it could not be pressed, so it is in the dialog while one is open.
  return dialog ? createPortal(toast, dialog) : toast
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
