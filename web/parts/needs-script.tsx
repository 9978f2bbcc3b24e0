import { words } from './words.ts'

/** For people whose browser runs no script: what needs one, and the form that does not. */
export function NeedsScript({ children, to = '/contact' }: { children: string; to?: string }) {
  return (
    <noscript>
      <p className="space-after">
        {children} {words.withoutScript} <a href={to}>{words.contactForm}</a>.
      </p>
    </noscript>
  )
}
