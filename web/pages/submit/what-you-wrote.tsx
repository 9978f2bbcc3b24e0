import { useId } from 'react'
import type { RefusedForm } from '../../../shared/errors.ts'
import { words } from './words.ts'

// The name of a stored file tells nobody anything.
const { picture: _, ...LABELS } = words.labels

/** What was sent without script, to copy, where its form cannot be drawn again: the page is kept by no browser. */
export function WhatYouWrote({ refused }: { refused: RefusedForm | undefined }) {
  const id = useId()
  const written = Object.entries(LABELS).flatMap(([name, label]) => {
    const text = refused?.fields[name]?.trim()
    return text ? [`${label}:\n${text}`] : []
  })
  if (written.length === 0) return null
  return (
    // Not `Field`: the directory would have to fetch it on its own for this page.
    <div className="field">
      <label htmlFor={id}>{words.wrote}</label>
      <p className="hint" id={`${id}-hint`}>
        {words.wroteHint}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={10}
        readOnly
        defaultValue={written.join('\n\n')}
      />
    </div>
  )
}
