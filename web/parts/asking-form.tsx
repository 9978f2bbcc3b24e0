import type { ComponentProps, SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * A form that is sent as an address, which the app goes to; without it the browser does. The router's own can do much more,
 * and every page would carry that.
 */
export function AskingForm({ action, ...form }: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ])
    void navigate(`${action ?? pathname}?${new URLSearchParams(fields)}`)
  }
  return <form {...form} action={action} onSubmit={ask} />
}
