import Upload from 'lucide-react/icons/upload'
import { useEffect, useState, type DragEvent } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '../../../notices/notice.ts'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { importWords } from '../../../queries/admin/import-words.ts'
import { rehearseImport } from '../../../queries/admin/imports.ts'
import { words } from './words.ts'

const { invalidFileType, noFile } = importWords

/** The file: chosen, or dropped where the field is. Sending it starts the rehearsal. */
export function ChooseFile() {
  const navigate = useNavigate()
  const [isOver, setOver] = useState(false)
  const form = useForm({
    schema: async () => (await import('../../../../shared/imports/imports.ts')).importForm,
    says: { file: (code) => (code === 'invalid_format' ? invalidFileType.text : noFile.text) },
    draft: null,
    change: rehearseImport(),
    onDone: ({ id }) => void navigate(`/admin/import?import=${id}`),
  })
  const { problems } = form
  // Each press with a mistake is told, the second one with the same mistake, too.
  useEffect(() => {
    for (const notice of [invalidFileType, noFile])
      if (problems[0]?.message === notice.text && !problems[0].isRight)
        notify({ ...notice, look: 'bad' })
  }, [problems])

  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const field = document.getElementById(form.idOf('file'))
    if (!(field instanceof HTMLInputElement) || event.dataTransfer.files.length === 0) return
    const [file] = event.dataTransfer.files
    const one = new DataTransfer()
    if (file) one.items.add(file)
    field.files = one.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
    field.focus()
  }
  return (
    <Form of={form}>
      <div
        className="import-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={take}
      >
        <FormField of={form} name="file" label={words.file} hint={words.fileHint}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => {
                void control.onChange(event)
                const [file] = event.target.files ?? []
                if (file && !/\.csv$/i.test(file.name)) notify({ ...invalidFileType, look: 'bad' })
              }}
            />
          )}
        </FormField>
      </div>
      <FormSubmit of={form} icon={Upload} busy={words.reading}>
        {words.submit}
      </FormSubmit>
    </Form>
  )
}
