import { FLAGS } from '../../../../shared/search/musts.ts'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { AGE_GROUPS } from '../../../../shared/listings/age-groups.ts'
import { directoryPath, type View } from '../../../../shared/listings/directory.ts'
import { ageWords } from '../../../parts/listing/age-words.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { FilterForm } from './filter-form.tsx'
import { isNarrowed, RADII, toResults, type FiltersProps } from './filter-values.ts'
import { FilterLinks } from './filter-links.tsx'
import { OfferedFilters } from './offered-filters.tsx'
import { useCounts } from './use-counts.ts'
import { Views } from '../views.tsx'
import { words } from '../words.ts'

/** The filters: beside the results each is a link; on a phone one is, and a form holds all of them. */
export function Filters({ view, ...filters }: FiltersProps & { view: View }) {
  const { state } = filters
  return (
    <div className="filters">
      <div className="filter-bar only-narrow">
        <Link
          to={toResults({ ...state, phone: !state.phone })}
          className="chip"
          aria-current={state.phone ? 'true' : undefined}
          preventScrollReset
        >
          {words.hasPhone}
        </Link>
        {/* Another choice closes it. */}
        <FilterForm key={directoryPath(state)} {...filters} />
        <Views state={state} view={view} isNarrow />
      </div>
      <div className="only-wide">
        <AllFilters {...filters} />
      </div>
    </div>
  )
}

function AllFilters({ state, hasDistances, near }: FiltersProps) {
  const counts = useCounts(state)
  return (
    <div className="stack">
      <FilterLinks
        id="only"
        title={words.only}
        links={FLAGS.map((name) => ({
          label: words[name],
          to: { ...state, [name]: !state[name] },
          isOn: state[name],
          count: counts.ofFlag(name),
        }))}
      />
      <CategoryFilter
        state={state}
        countOf={counts.ofCategory}
        isWhole={!isNarrowed(state)}
        id="category"
      />
      <FilterLinks
        id="age"
        title={words.age}
        links={[undefined, ...AGE_GROUPS].map((ageGroup) => ({
          label: ageGroup ? ageWords[ageGroup] : words.anyAge,
          to: { ...state, ageGroup },
          isOn: state.ageGroup === ageGroup,
          count: ageGroup && counts.of('ageGroup', ageGroup),
        }))}
      />
      {counts.languages.length > 0 && (
        <FilterLinks
          id="language"
          title={words.language}
          links={['', ...counts.languages].map((language) => ({
            label: language || words.anyLanguage,
            to: { ...state, language },
            isOn: state.language === language,
            count: language ? counts.of('language', language) : undefined,
          }))}
        />
      )}
      <OfferedFilters as="links" state={state} counts={counts} />
      {hasDistances && (
        <FilterLinks
          id="distance"
          title={words.distance}
          links={RADII.map((radius) => ({
            label: radius ? words.within(radius) : words.anyDistance,
            to: { ...state, near, radius },
            isOn: state.radius === radius,
          }))}
        />
      )}
      {isNarrowed(state) && (
        <ButtonLink to={toResults({ size: state.size, view: state.view })} icon={X}>
          {words.clear}
        </ButtonLink>
      )}
    </div>
  )
}
