import { useState } from 'react'
import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import { LANGUAGE } from '../../../../shared/formats/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../../../queries/site.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { LANGUAGES, LAST_OF_HELPLINES, scripts } from './script.ts'
import { words } from './words.ts'

interface CallScriptProps {
  task: CheckTask
  /** The line that asks for the present fact, counted from 0. */
  step: number
}

/** What to say, in the language of whoever is asked. */
export function CallScript({ task, step }: CallScriptProps) {
  const { isHelpline, listing, contact } = task
  const [language, setLanguage] = useState(contact?.language ?? LANGUAGE)
  const { user } = useVisitor()
  const { name: site } = useSuspenseQuery(settings()).data
  const { name, address, town } = listing.values
  const me = user?.firstName || '…'
  return (
    <section className="call-script" aria-labelledby="call-script">
      <h2 id="call-script">{words.script}</h2>
      <ol lang={language}>
        {scripts[language]
          .lines({ me, site, name, where: isHelpline ? null : words.where(address, town) })
          .map((line, at) =>
            isHelpline && at > LAST_OF_HELPLINES ? null : (
              <li key={line} aria-current={at === step ? 'step' : undefined}>
                {line}
              </li>
            ),
          )}
      </ol>
      <p className="row">
        {LANGUAGES.map((one) => (
          <Button
            key={one}
            look="quiet"
            lang={one}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {scripts[one].label}
          </Button>
        ))}
      </p>
    </section>
  )
}
