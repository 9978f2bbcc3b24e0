import { SCRIPT_LANGUAGES, type ScriptLanguage } from '../../../shared/checks/kinds.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { WORDS } from './in-language.ts'

interface LanguagesProps {
  language: ScriptLanguage
  /** This page's address in a language. */
  pathIn: (language: ScriptLanguage) => string
}

/** The same page in another language: links, so that they need no script. */
export const Languages = ({ language, pathIn }: LanguagesProps) => (
  <nav aria-label={WORDS[language].languages} className="row no-print">
    {SCRIPT_LANGUAGES.map((one) => (
      <ButtonLink
        key={one}
        to={pathIn(one)}
        look="quiet"
        lang={one}
        hrefLang={one}
        aria-current={one === language ? 'page' : undefined}
      >
        {WORDS[one].language}
      </ButtonLink>
    ))}
  </nav>
)
