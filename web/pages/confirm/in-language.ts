import { useSearchParams } from 'react-router'
import type { ScriptLanguage } from '../../../shared/checks/kinds.ts'
import { languageOf } from '../../../shared/checks/links.ts'
import { hindi } from './hindi-words.ts'
import { konkani } from './konkani-words.ts'
import { marathi } from './marathi-words.ts'
import { words, type ConfirmWords } from './words.ts'

export const WORDS: Record<ScriptLanguage, ConfirmWords> = {
  en: words,
  hi: hindi,
  mr: marathi,
  kok: konkani,
}

/** What the page says, in the language that its address asks for. */
export function useLanguage(): { language: ScriptLanguage; words: ConfirmWords } {
  const [params] = useSearchParams()
  const language = languageOf(params.get('lang'))
  return { language, words: WORDS[language] }
}
