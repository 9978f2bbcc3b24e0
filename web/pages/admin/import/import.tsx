import { useSearchParams } from 'react-router'
import { useState } from 'react'
import { Admin } from '../admin.tsx'
import { ChooseFile } from './choose-file.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { FileNotes } from './file-notes.tsx'
import { ImportPanel } from './import-panel.tsx'
import { words } from './words.ts'

/** The tab 'CSV Import': file, rehearsal, importing, result (§2, ruling 33). */
export function AdminImport() {
  return (
    <Admin>
      <CsvImport />
    </Admin>
  )
}

function CsvImport() {
  const [params] = useSearchParams()
  const id = Number(params.get('import')) || null
  // A file that went in without a failure is cleared; one with failures stays chosen (§4).
  const [cleared, setCleared] = useState(0)
  return (
    <section className="stack-l" aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1}>
        {words.title}
      </h2>
      {id !== null && (
        <ImportPanel key={id} id={id} onSuccess={() => setCleared((times) => times + 1)} />
      )}
      <div className="stack-l" hidden={id !== null}>
        <p className="lead">{words.intro}</p>
        <ChooseFile key={cleared} />
        <FileNotes />
      </div>
      {id === null && <EarlierImports />}
    </section>
  )
}
