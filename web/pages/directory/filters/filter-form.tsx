import { FLAGS } from '../../../../shared/search/musts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { AGE_GROUPS } from '../../../../shared/listings/age-groups.ts'
import { EVENTS_CATEGORY } from '../../../../shared/listings/category-names.ts'
import { directoryPath, SORTS } from '../../../../shared/listings/directory.ts'
import { ageWords } from '../../../parts/listing/age-words.ts'
import { useHydrated } from '../../../parts/use-hydrated.ts'
import { categories } from '../../../queries/categories.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { chosenFilters, RADII, toResults, type FiltersProps } from './filter-values.ts'
import { KeptFields } from '../kept-fields.tsx'
import { typedState } from '../typed-state.ts'
import { words } from '../words.ts'
import { OfferedFilters } from './offered-filters.tsx'
import { useCounts } from './use-counts.ts'

/** All filters at once, behind one button, for a phone. Without a script the browser sends it. */
export function FilterForm({ state, hasDistances, near }: FiltersProps) {
  const navigate = useNavigate()
  const { data = [] } = useQuery(categories())
  const { ageGroup, language, category, radius, sort } = state
  const { search, region, exact, size, view } = state
  const counts = useCounts(state)
  const isHydrated = useHydrated()
  // The links beside the results have the numbers already; twice they are too much for a page that has to be light.
  const counted = (label: string, count: number | undefined) =>
    isHydrated ? words.counted(label, count) : label
  const chosen = chosenFilters(state).length + (hasDistances && radius ? 1 : 0)
  const kept = { search, region, near: hasDistances ? near : state.near, exact, size, view }
  return (
    <Details className="filter-sheet" summary={words.filters(chosen)}>
      <form
        className="stack"
        action="/directory#found"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(directoryPath(typedState(event.currentTarget)), {
            preventScrollReset: true,
          })
        }}
      >
        <KeptFields state={kept} />
        <div>
          {FLAGS.map((name) => (
            <label key={name} className="pick-line">
              <input type="checkbox" name={name} value="true" defaultChecked={state[name]} />
              <span>{counted(words[name], counts.ofFlag(name))}</span>
            </label>
          ))}
        </div>
        <fieldset>
          <legend>{words.age}</legend>
          {[undefined, ...AGE_GROUPS].map((value) => (
            <label key={value ?? ''} className="pick-line">
              <input
                type="radio"
                name="ageGroup"
                value={value ?? ''}
                defaultChecked={value === ageGroup}
              />
              <span>
                {value ? counted(ageWords[value], counts.of('ageGroup', value)) : words.anyAge}
              </span>
            </label>
          ))}
        </fieldset>
        <Field id="filter-category" label={words.category}>
          {(control) => (
            <select {...control} name="category" defaultValue={category}>
              <option value="all">{words.allCategories}</option>
              {data
                .filter(({ slug }) => slug !== EVENTS_CATEGORY)
                .map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {counted(name, counts.ofCategory(slug))}
                  </option>
                ))}
            </select>
          )}
        </Field>
        {counts.languages.length > 0 && (
          <Field id="filter-language" label={words.language}>
            {(control) => (
              <select {...control} name="language" defaultValue={language}>
                <option value="">{words.anyLanguage}</option>
                {counts.languages.map((one) => (
                  <option key={one} value={one}>
                    {counted(one, counts.of('language', one))}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <OfferedFilters as="field" state={state} counts={counts} counted={counted} />
        {hasDistances && (
          <Field id="filter-radius" label={words.distance}>
            {(control) => (
              <select {...control} name="radius" defaultValue={radius ?? ''}>
                {RADII.map((km) => (
                  <option key={km ?? ''} value={km ?? ''}>
                    {km ? words.within(km) : words.anyDistance}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field id="filter-sort" label={words.sort}>
          {(control) => (
            <select {...control} name="sort" defaultValue={sort}>
              {SORTS.map((one) => (
                <option key={one} value={one}>
                  {words.sortName(one, 'words')}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" look="primary">
          {words.show}
        </Button>
        <Link to={toResults({ size: state.size, view: state.view })} className="more">
          {words.clear}
        </Link>
      </form>
    </Details>
  )
}
