import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PICTURE_BYTES, PICTURE_TYPES } from '../../../shared/pictures.ts'
import type { TypedSubmission } from '../../../shared/submissions.ts'
import { errorAt } from '../../parts/form/form-field.tsx'
import { FormTick } from '../../parts/form/form-tick.tsx'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { words as formWords } from '../../parts/form/words.ts'
import { sentenceOf } from '../../notices/change.ts'
import { sendPicture } from '../../queries/submissions.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { words } from './words.ts'

interface PictureFieldProps {
  of: FormInUse<TypedSubmission>
  url: string | undefined
  onPicture: (picture: string, url: string | undefined) => void
}

/** A picture (ruling 15): sent as soon as it is chosen, shown, and removed again at will. */
export function PictureField({ of, url, onPicture }: PictureFieldProps) {
  const [isTooLarge, setTooLarge] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const sending = useMutation({
    ...sendPicture(),
    onSuccess: ({ picture, pictureUrl }) => onPicture(picture, pictureUrl),
  })
  const id = of.idOf('picture')
  const refusal = sending.error ? (sentenceOf(sending.error) ?? formWords.failed) : errorAt(of, id)
  return (
    <>
      <Field
        id={id}
        label={words.labels.picture}
        hint={words.hints.picture}
        optional={formWords.optional}
        error={isTooLarge ? words.pictureTooLarge : refusal}
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
      <p role="status" className={sending.isPending || url ? undefined : 'vh'}>
        {sending.isPending && words.sendingPicture}
        {!sending.isPending && url && words.pictureSent}
      </p>
      {url && (
        <div className="account-picture">
          <img src={url} alt={words.picturePreview} width={192} height={192} />
          <Button
            onClick={() => {
              if (input.current) input.current.value = ''
              onPicture('', undefined)
              input.current?.focus()
            }}
          >
            {words.removePicture}
          </Button>
        </div>
      )}
      {url && (
        <FormTick of={of} name="pictureIsAllowed">
          {words.pictureIsAllowed}
        </FormTick>
      )}
    </>
  )
}
