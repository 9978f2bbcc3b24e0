import 'react'

/** Invoker commands: a button opens a dialog on its own, before any script arrives. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}
