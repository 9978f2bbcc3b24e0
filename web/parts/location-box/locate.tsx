import CircleAlert from 'lucide-react/icons/circle-alert'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { closeOffer, useOffer } from './offer.ts'
import { words } from './words.ts'

interface LocateProps {
  /** Gets the id of the nearest place; the position itself goes no further (ruling 13). */
  onPlace: (id: string) => void
  /** What has to follow it begins on a phone's first screen, too. */
  isShort?: boolean
}

/** "Use my location". The browser's own question comes after a press, never before. */
export function Locate({ onPlace, isShort }: LocateProps) {
  const isOffered = useOffer()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)

  async function locate() {
    closeOffer()
    setProblem(undefined)
    setBusy(true)
    const from = address()
    const answer = await find()
    setBusy(false)
    // Who went on to another search in the meantime is not taken away from it, be it still on its way.
    if (address() !== from) return
    if ('id' in answer) onPlace(answer.id)
    else setProblem(answer.problem)
  }

  // The button disappears: the focus goes to its neighbour.
  function dismiss() {
    button.current?.focus()
    closeOffer()
  }

  return (
    // What comes with the script has its place kept: nothing moves when it arrives.
    <div className={classes('locate', 'until-script', isOffered && 'offered')}>
      <div className="btn-row btn-tight">
        <Button
          ref={button}
          look="quiet"
          icon={LocateFixed}
          isBusy={isBusy}
          onClick={() => void locate()}
        >
          {isBusy ? words.finding : words.locate}
        </Button>
        <Button look="quiet" className={isOffered ? undefined : 'invisible'} onClick={dismiss}>
          {words.notNow}
        </Button>
      </div>
      <div role="alert">
        {problem && (
          <p className="error">
            <Icon of={CircleAlert} />
            <span>{problem}</span>
          </p>
        )}
      </div>
      {!problem && <p className={classes('hint', isShort && 'only-wide')}>{words.asks}</p>}
    </div>
  )
}

/** What finds the place comes with the first press (ruling 35). */
const find = () =>
  import('./find-place.ts').then(
    ({ findPlace }) => findPlace(),
    () => ({ problem: words.locateFailed }),
  )

const address = () => location.pathname + location.search
