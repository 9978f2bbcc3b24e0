import { useSuspenseQuery } from '@tanstack/react-query'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { Slot } from '../../parts/advertising/slot.tsx'
import { settings } from '../../queries/site.ts'
import { CategoryDoors } from './category-doors.tsx'
import { Community } from './community.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { faqJson, organizationJson } from './home-json.ts'
import { InteractiveMap } from './interactive-map.tsx'
import { LatestArticles } from './latest-articles.tsx'
import { Questions } from './questions.tsx'
import { StayUpdatedLater } from './stay-updated-later.tsx'
import { words } from './words.ts'

/** §2 "Home". */
export function Home() {
  const site = useSuspenseQuery(settings()).data
  return (
    <>
      <PageHead title={words.title} description={words.description} path="/" />
      <JsonLd data={import.meta.env.SSR && organizationJson(site)} />
      <JsonLd data={import.meta.env.SSR && faqJson(site)} />
      <Hero />
      <Slot at="homepage-hero" className="wrap slot-strip" />
      <CategoryDoors />
      <Featured />
      <InteractiveMap />
      <div className="wrap section section-line questions-and-community">
        <Questions />
        <Community />
      </div>
      <Slot at="partners" className="wrap slot-strip" />
      <LatestArticles />
      <StayUpdatedLater />
    </>
  )
}
