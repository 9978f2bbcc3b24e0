import Map from 'lucide-react/icons/map'
import { useState } from 'react'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { useMap } from '../../parts/map/use-map.ts'
import { useHydrated } from '../../parts/use-hydrated.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { AllListingsMap } from './all-listings-map.tsx'
import { words } from './words.ts'

/** §2: the kinds you can choose from. */
const KINDS = ['special-schools', 'doctors-specialists', 'therapists', 'events-workshops'] as const

/** §2 "Interactive Map": all listings, when somebody asks; the chips choose kinds before and after. */
export function InteractiveMap() {
  const isReady = useHydrated()
  const [kinds, setKinds] = useState<CategorySlug[]>([])
  const map = useMap()
  const toggle = (kind: CategorySlug) =>
    setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind])
  return (
    <section className="section section-line until-script" aria-labelledby="all-on-map">
      <div className="wrap stack">
        <div className="with-side with-side-half">
          <div className="stack">
            <h2 id="all-on-map">{words.interactiveMap}</h2>
            <p>{map.status === 'idle' ? words.mapWaits : words.mapShows}</p>
            {map.status === 'idle' && (
              <Button icon={Map} onClick={map.ask} className={isReady ? undefined : 'invisible'}>
                {words.loadMap}
              </Button>
            )}
          </div>
          <fieldset className={isReady ? 'stack-s' : 'stack-s invisible'}>
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
        </div>
        {map.status !== 'idle' && <AllListingsMap kinds={kinds} map={map} />}
      </div>
    </section>
  )
}
