// oxlint-disable-next-line import/no-unassigned-import -- it defines the element
import 'altcha/external'
import stylesheet from 'altcha/altcha.css?url'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { LANGUAGE } from '../../../shared/formats/locale.ts'
import { CHALLENGE } from '../../queries/admin/messages.ts'
import { words } from './words.ts'

export type CheckState = 'unverified' | 'verifying' | 'verified' | 'failed'

export interface Widget {
  /** The solved sum. It counts once: the next call works out another one. */
  take: () => Promise<string | undefined>
}

/** Everything comes from this site: the element, what it looks like, and the worker that does the sum. */
$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker())
$altcha.defaults.set({
  challenge: CHALLENGE,
  // It would watch how somebody moves the pointer.
  humanInteractionSignature: false,
  hideFooter: true,
  hideLogo: true,
  type: 'native',
  minDuration: 0,
  // Whoever writes on a phone needs the rest of it.
  workers: 2,
})
$altcha.i18n.set(LANGUAGE, {
  ...$altcha.i18n.get(LANGUAGE),
  label: words.check.unverified,
  verifying: words.check.verifying,
  // What ran out before is emptied (below), so this is there only while the sum is worked out.
  expired: words.check.verifying,
  verified: words.check.verified,
  error: words.check.failed,
})

/** Puts the widget there and lets it begin. */
export async function openWidget(
  place: HTMLElement,
  onState: (state: CheckState) => void,
): Promise<Widget> {
  await linked(stylesheet)
  const widget = document.createElement('altcha-widget')
  const loaded = new Promise((resolve) => {
    widget.addEventListener('load', resolve, { once: true })
  })
  widget.addEventListener('statechange', (event) => onState(stateOf(event)))
  place.append(widget)
  await loaded

  let isAtWork = false
  const solve = async () => {
    isAtWork = true
    try {
      return (await widget.verify())?.payload
    } finally {
      isAtWork = false
    }
  }
  let solving: Promise<string | undefined> | undefined = solve()
  widget.addEventListener('expired', () => {
    // By a clock that is ahead it has run out while it is worked out, and each other one would: the server judges that.
    if (isAtWork) return
    // Solved again when the message is sent, not in a page that is left open.
    solving = undefined
    widget.reset()
  })
  return {
    take: async () => {
      const solved = await (solving ?? solve())
      solving = undefined
      return solved
    },
  }
}

function linked(href: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const done = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
  document.head.append(link)
  return done
}

function stateOf(event: Event): CheckState {
  const said: unknown = event instanceof CustomEvent ? event.detail.state : undefined
  if (said === 'unverified' || said === 'verifying' || said === 'verified') return said
  // Seen while it is worked out; what ran out before says "unverified" next.
  return said === 'expired' ? 'verifying' : 'failed'
}
