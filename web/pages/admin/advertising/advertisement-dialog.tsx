import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { spanOf, toPicked } from '../../../../shared/advertising/days.ts'
import { DEFAULT_DAYS } from '../../../../shared/advertising/rules.ts'
import type {
  Advertisement,
  TypedAdvertisement,
} from '../../../../shared/advertising/advertisements.ts'
import { serverMessage } from '../../../parts/form/server-message.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { isAsSent } from '../../../parts/form/is-as-sent.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import {
  advertisements,
  createAdvertisement,
  editAdvertisement,
} from '../../../queries/advertising/advertisements.ts'
import { openDialog } from '../../../ui/dialog/open-dialog.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { EditConflict } from '../kit/edit-conflict.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'
import { Unsaved } from '../kit/unsaved.tsx'
import { useEdit } from '../kit/use-edit.ts'
import { AdvertisementFields } from './advertisement-fields.tsx'
import { words } from './words.ts'

interface AdvertisementDialogProps {
  of: Advertisement | undefined
  /** Opens it again as it is saved. */
  onDiscard: (saved: Advertisement | undefined) => void
}

/** The form of §5, for a new one or for one that is there. */
export function AdvertisementDialog({ of: opened, onDiscard }: AdvertisementDialogProps) {
  const id = useId()
  const edit = useEdit(opened, advertisements().queryKey)
  const { known: one, version } = edit
  const newest = useQuery(advertisements()).data?.find((saved) => saved.id === one?.id)
  const form = useForm<TypedAdvertisement, Advertisement>({
    schema: async () =>
      (await import('../../../../shared/advertising/advertisements.ts')).advertisementForm,
    says: SAYS,
    values: opened ? typedOf(opened) : newOne(),
    draft: { name: `advertisement ${one?.id ?? 'new'}`, version, onFound: edit.onFound },
    change: {
      ...(one ? editAdvertisement({ ...one, updatedAt: version }) : createAdvertisement()),
      onError: edit.onError,
    },
    onDone: (saved, sent) => {
      if (isAsSent(form.getValues(), sent)) return closeDialogAndKeepFocus(id)
      // What was written in the meantime is a change of what is saved now.
      edit.saved(saved)
    },
  })
  const first = form.idOf('title')
  useEffect(() => {
    openDialog(id)
    document.getElementById(first)?.focus()
  }, [id, first])
  return (
    <Dialog id={id} title={one ? words.editTitle : words.createTitle} close={words.close} isKept>
      <div className="dialog-body stack">
        <Unsaved
          of={form}
          hasSaved={edit.hasSaved}
          words={words}
          onDiscard={() => onDiscard(one)}
        />
        <EditConflict
          of={edit}
          newest={newest}
          form={form}
          noun={words.noun}
          there={newest && typedOf(newest)}
          labels={words}
          onShow={() => onDiscard(newest)}
        />
        <Form of={form} labelledBy={`${id}-title`}>
          <AdvertisementFields of={form} pictureUrl={pictureUrlOf(opened)} />
          <FormSubmit of={form} busy={words.saving}>
            {words.save}
          </FormSubmit>
        </Form>
      </div>
    </Dialog>
  )
}

const pictureUrlOf = (one: Advertisement | undefined) =>
  (one?.picture && one.pictureUrl) || undefined

/** In the order of the fields. */
const SAYS = {
  title: words.says.title,
  description: words.says.description,
  targetUrl: words.says.targetUrl,
  imageUrl: words.says.imageUrl,
  picture: serverMessage,
  pictureIsAllowed: words.says.pictureIsAllowed,
  start: words.says.start,
  days: words.says.days,
  budget: words.says.budget,
}

/** §9 */
const newOne = (): TypedAdvertisement => ({
  title: '',
  description: '',
  type: 'banner',
  position: 'homepage-hero',
  targetUrl: '',
  imageUrl: '',
  picture: '',
  pictureIsAllowed: false,
  isActive: true,
  start: toPicked(new Date()),
  duration: String(DEFAULT_DAYS),
  days: String(DEFAULT_DAYS),
  budget: '0',
  clickTarget: '_blank',
})

function typedOf(one: Advertisement): TypedAdvertisement {
  const { title, description, type, position, targetUrl, isActive, clickTarget } = one
  return {
    title,
    description,
    type,
    position,
    targetUrl,
    imageUrl: one.imageUrl ?? '',
    picture: one.picture ?? '',
    pictureIsAllowed: one.picture !== null,
    isActive,
    ...spanOf(one),
    budget: String(one.budget),
    clickTarget,
  }
}
