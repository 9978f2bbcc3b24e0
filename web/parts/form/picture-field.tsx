import type { UseMutationOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form'
import { PICTURE_BYTES, PICTURE_TYPES } from '../../../shared/pictures.ts'
import type { UploadedPicture } from '../../../shared/submissions/submissions.ts'
import { sentenceOf } from '../../notices/change.ts'
import { useChange } from '../../notices/use-change.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { problemAt } from './form-field.tsx'
import { typeInto } from './form-fields.ts'
import { FormTick } from './form-tick.tsx'
import { pictureWords as words } from './picture-words.ts'
import type { FormInUse } from './use-form.ts'
import { words as formWords } from './words.ts'

interface PictureFieldProps<Input extends FieldValues> {
  of: FormInUse<Input>
  /** The field with its name, and the one that says it may be published. */
  name: FieldPath<Input>
  tick: FieldPath<Input>
  send: UseMutationOptions<UploadedPicture, Error, File>
  /** Where the one that is saved can be seen. */
  url: string | undefined
  onUrl?: (url: string | undefined) => void
}

/** A picture (ruling 15): sent as soon as it is chosen, shown, and removed again at will. */
export function PictureField<Input extends FieldValues>(props: PictureFieldProps<Input>) {
  const { of, name, tick, send, url: saved, onUrl } = props
  const [url, setUrl] = useState(saved)
  const [isTooLarge, setTooLarge] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<HTMLDivElement>(null)
  const choose = (...picture: [name: string, url: string]) => {
    // Said of one picture, it says nothing of another (ruling 15).
    of.setValue(tick, false as PathValue<Input, typeof tick>)
    for (const [at, control] of [...(chosen.current?.querySelectorAll('input') ?? [])].entries())
      typeInto(control, picture[at] ?? '')
  }
  const sending = useChange({
    ...send,
    onSuccess: ({ picture, pictureUrl }) => choose(picture, pictureUrl),
  })
  const id = of.idOf(name)
  const problem = problemAt(of, id)
  const refused = problem?.isRight ? undefined : problem?.message
  const refusal = sending.error ? (sentenceOf(sending.error) ?? formWords.failed) : refused
  const wrong = isTooLarge ? words.tooLarge : refusal
  return (
    <>
      {/* What was sent already, as fields, so that a draft keeps it. */}
      <div hidden ref={chosen}>
        <input {...of.register(name)} defaultValue={of.filledIn(name)} />
        <input
          name={`${name}Url`}
          defaultValue={saved}
          onInput={({ currentTarget }) => {
            const now = currentTarget.value || undefined
            setUrl(now)
            onUrl?.(now)
          }}
        />
      </div>
      {/* Without script no picture can be sent; one that was sent stays. */}
      <div className="needs-script">
        <Field
          id={id}
          label={words.label}
          hint={words.hint}
          optional={formWords.optional}
          error={wrong}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept={PICTURE_TYPES.join()}
              onChange={({ currentTarget: { files } }) => {
                const file = files?.[0]
                if (!file || sending.isPending) return
                setTooLarge(file.size > PICTURE_BYTES)
                if (file.size <= PICTURE_BYTES) sending.mutate(file)
              }}
            />
          )}
        </Field>
      </div>
      <p role="status" className={sending.isPending || (url && !wrong) ? undefined : 'vh'}>
        {sending.isPending && words.sending}
        {!sending.isPending && !wrong && url && words.sent}
      </p>
      {url && (
        <div className="account-picture">
          <img src={url} alt={words.preview} width={192} height={128} />
          <Button
            className="needs-script"
            onClick={() => {
              if (input.current) input.current.value = ''
              setTooLarge(false)
              sending.reset()
              choose('', '')
              input.current?.focus()
            }}
          >
            {words.remove}
          </Button>
        </div>
      )}
      {url && (
        <FormTick of={of} name={tick} isRequired>
          {words.isAllowed}
        </FormTick>
      )}
    </>
  )
}
