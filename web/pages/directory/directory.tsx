import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { directoryPath, readDirectory } from '../../../shared/directory.ts'
import { breadcrumbJson } from '../../parts/breadcrumb-json.ts'
import { JsonLd } from '../../parts/json-ld.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { usePreferences } from '../../preferences.tsx'
import { categories } from '../../queries/categories.ts'
import { settings } from '../../queries/site.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Filters } from './filters.tsx'
import { Finder } from './finder.tsx'
import { Results } from './results.tsx'
import { words } from './words.ts'

/** §2 "Directory". All of its state is in the address. */
export function Directory() {
  const [params] = useSearchParams()
  const state = readDirectory(params)
  const [preferences] = usePreferences()
  const view = state.view ?? preferences.view

  const { publicUrl } = useSuspenseQuery(settings()).data
  const category = useQuery(categories()).data?.find(({ slug }) => slug === state.category)
  const { search, page, sort } = state
  const trail = [{ to: '/', label: words.home }]
  const here = category?.name ?? words.here
  if (category) trail.push({ to: '/directory', label: words.here })
  return (
    <div className="wrap">
      <PageHead
        title={words.pageTitle(
          category ? words.categoryTitle(category.name) : words.title,
          page,
          search,
        )}
        description={category?.description ?? words.description}
        path={directoryPath({ category: state.category, region: state.region, page })}
        isUnlisted={search !== '' || sort !== 'best'}
      />
      <JsonLd data={breadcrumbJson(publicUrl, trail, here)} />
      <div className="page-head">
        <Breadcrumbs label={words.breadcrumbs} trail={trail} here={here} />
        <h1>{words.title}</h1>
      </div>
      <Finder state={state} />
      <div className="with-side section-tight">
        <Filters state={state} />
        <Results state={state} view={view} category={category?.name} />
      </div>
    </div>
  )
}
