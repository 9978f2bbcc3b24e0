import Map from 'lucide-react/icons/map'
import { useState, type ComponentType } from 'react'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { importAgain } from '../../parts/import-again.ts'
import { Button } from '../../ui/button/button.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Chip } from '../../ui/chip.tsx'
import type { AllListingsMapProps } from './all-listings-map.tsx'
import { words } from './words.ts'

/** §2: the kinds you can choose from. */
const KINDS = ['special-schools', 'doctors-specialists', 'therapists', 'events-workshops'] as const

/**
 * §2 "Find Resources Near You" and "Interactive Map" in one (ruling 60): all listings, the featured ones among them, on
 * a map when somebody asks. The chips choose kinds before and after.
 */
export function InteractiveMap() {
  const [kinds, setKinds] = useState<CategorySlug[]>([])
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [AllListingsMap, setMap] = useState<ComponentType<AllListingsMapProps>>()
  const toggle = (kind: CategorySlug) =>
    setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind])
  const load = () => {
    setStatus('loading')
    importAgain(() => import('./all-listings-map.tsx')).then(
      (part) => setMap(() => part.AllListingsMap),
      () => setStatus('failed'),
    )
  }
  return (
    <section className="section" aria-labelledby="near-you">
      <div className="wrap stack">
        <div className="section-head">
          <h2 id="near-you">{words.nearYou}</h2>
          <MoreLink to="/directory">{words.showInList}</MoreLink>
        </div>
        <div className="near-you until-script">
          <div className="stack-s">
            <h3 id="all-on-map">{words.interactiveMap}</h3>
            <p>{AllListingsMap ? words.mapShows : words.mapWaits}</p>
          </div>
          <fieldset className="stack-s">
            <legend>{words.showOnMap}</legend>
            <ul className="chips">
              {KINDS.map((kind) => (
                <li key={kind}>
                  <Chip
                    isPressed={kinds.includes(kind)}
                    category={kind}
                    icon={<CategoryIcon category={kind} isSmall />}
                    onClick={() => toggle(kind)}
                  >
                    {words.kinds[kind]}
                  </Chip>
                </li>
              ))}
            </ul>
            <p className="soft small" role="status">
              {kinds.length === 0 ? words.allKinds : words.someKinds}
            </p>
          </fieldset>
          {!AllListingsMap && (
            <Button icon={Map} onClick={load} isBusy={status === 'loading'}>
              {words.loadMap}
            </Button>
          )}
          {status === 'failed' && <p role="alert">{words.mapFailed}</p>}
        </div>
        {AllListingsMap && <AllListingsMap kinds={kinds} />}
      </div>
    </section>
  )
}
