import { AboutText } from './about-text.tsx'
import { words } from './words.ts'

export const Facts = () => <AboutText id="facts" blocks={words.facts} />
