import { TAGLINE } from '../../../shared/site-words.ts'
import { HeroArt } from '../../parts/drawings/hero-art.tsx'
import { Counts } from './counts.tsx'
import { HeroSearch } from './hero-search.tsx'
import { words } from './words.ts'

export function Hero() {
  return (
    <div className="hero">
      <div className="wrap">
        <div className="hero-copy">
          <p className="tagline">{TAGLINE}</p>
          <h1>{words.title}</h1>
          <HeroSearch />
          <Counts />
        </div>
        <HeroArt />
      </div>
    </div>
  )
}
