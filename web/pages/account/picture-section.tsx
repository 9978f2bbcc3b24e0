import { useEffect, useRef } from 'react'
import { PICTURE_TYPES, pictureName } from '../../../shared/pictures.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { useChange } from '../../notices/use-change.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { FormField } from '../../parts/form/form-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { FormTick } from '../../parts/form/form-tick.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { removePicture, setPicture } from '../../queries/accounts/account.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DialogOpener } from '../../ui/dialog/dialog-opener.tsx'
import { Change } from './change.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

const DIALOG = 'remove-picture'

/** The picture beside one's name (rulings 15 and 21). */
export function PictureSection({ user }: { user: User }) {
  const { firstName, lastName, profileImageUrl } = user
  const hasPicture = pictureName(profileImageUrl) !== null
  const withoutPicture = firstName || lastName ? words.initials : words.icon
  // The button that removed it is gone with it: the focus goes on to what is there now.
  const instead = useRef<HTMLParagraphElement>(null)
  const had = useRef(hasPicture)
  useEffect(() => {
    if (had.current && !hasPicture) instead.current?.focus()
    had.current = hasPicture
  }, [hasPicture])
  return (
    <Section id="picture" title={words.pictureTitle}>
      <div className="account-picture">
        <Avatar firstName={firstName} lastName={lastName} picture={profileImageUrl} isLarge />
        {hasPicture ? (
          <RemovePicture instead={withoutPicture} />
        ) : (
          <p ref={instead} tabIndex={-1}>
            {words.noPicture(withoutPicture)}
          </p>
        )}
      </div>
      <Change what={words.changeOf.picture}>
        <div className="stack">
          <p>{words.pictureText}</p>
          <PictureForm />
        </div>
      </Change>
    </Section>
  )
}

function PictureForm() {
  const form = useForm({
    schema: async () => (await import('../../../shared/accounts/users.ts')).pictureForm,
    says: {
      file: (code) => (code === 'too_big' ? words.fileTooLarge : words.chooseFileFirst),
      mayPublish: words.tickMayPublish,
    },
    draft: null,
    change: setPicture(),
    onDone: () => form.reset(),
  })
  return (
    <Form of={form} labelledBy="picture">
      <FormField of={form} name="file" label={words.chooseFile} hint={words.chooseFileHint}>
        {(control) => <input {...control} type="file" accept={PICTURE_TYPES.join()} />}
      </FormField>
      <FormTick of={form} name="mayPublish" isRequired>
        {words.mayPublish}
      </FormTick>
      <FormSubmit of={form} look="outlined" busy={words.sending}>
        {words.savePicture}
      </FormSubmit>
    </Form>
  )
}

function RemovePicture({ instead }: { instead: string }) {
  const removal = useChange(removePicture())
  const { mutate, isPending } = removal
  return (
    <>
      <DialogOpener opens={DIALOG}>{words.removePicture}</DialogOpener>
      <ConfirmDialog
        id={DIALOG}
        title={words.removePictureTitle}
        close={words.close}
        of={removal}
        yes={
          <Button look="danger" isBusy={isPending} onClick={() => mutate()}>
            {isPending ? words.removing : words.removePictureYes}
          </Button>
        }
        no={words.keepPicture}
      >
        <p>{words.removePictureText(instead)}</p>
      </ConfirmDialog>
    </>
  )
}
