import { useEffect, useId, useState } from 'react'
import { spanOf, toPicked } from '../../../../shared/advertisement-days.ts'
import { DEFAULT_DAYS } from '../../../../shared/advertisement-rules.ts'
import type { Advertisement, TypedAdvertisement } from '../../../../shared/advertisements.ts'
import { asSaid } from '../../../parts/form/as-said.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { createAdvertisement, editAdvertisement } from '../../../queries/advertisements.ts'
import { openDialog } from '../../../ui/dialog-opener.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialogAndKeepFocus } from '../keep-focus.ts'
import { PaidFields } from './paid-fields.tsx'
import { words } from './words.ts'

/** What was written in the dialog and not saved: closing it takes no word away. By what it is about. */
export type PaidDrafts = Map<string, { typed: TypedAdvertisement; pictureUrl: string | undefined }>

interface PaidDialogProps {
  of: Advertisement | undefined
  drafts: PaidDrafts
  /** Opens it again as it was before. */
  onDiscard: () => void
}

/** The form of §5, for a new one or for one that is there. */
export function PaidDialog({ of: one, drafts, onDiscard }: PaidDialogProps) {
  const id = useId()
  // Of an advertisement that somebody has changed meanwhile, what was written before is not offered.
  const about = one ? `${one.id} ${one.updatedAt}` : 'new'
  const [draft] = useState(drafts.get(about))
  const [pictureUrl, setPictureUrl] = useState(draft ? draft.pictureUrl : pictureUrlOf(one))
  const form = useForm<TypedAdvertisement, Advertisement>({
    schema: async () => (await import('../../../../shared/advertisements.ts')).advertisementForm,
    says: SAYS,
    values: draft?.typed ?? (one ? typedOf(one) : newOne()),
    change: one ? editAdvertisement(one) : createAdvertisement(),
    onDone: () => {
      drafts.delete(about)
      closeDialogAndKeepFocus(id)
    },
  })
  const first = form.idOf('title')
  useEffect(() => {
    openDialog(id)
    document.getElementById(first)?.focus()
  }, [id, first])
  const keep = (url = pictureUrl) =>
    void drafts.set(about, { typed: form.getValues(), pictureUrl: url })
  const setPicture = (picture: string, url: string | undefined) => {
    form.setValue('picture', picture)
    // It was said of another one (ruling 15).
    form.setValue('pictureIsAllowed', false)
    setPictureUrl(url)
    keep(url)
  }
  return (
    <Dialog id={id} title={one ? words.editTitle : words.createTitle} close={words.close} isKept>
      <div className="dialog-body stack" onChange={() => keep()}>
        {draft && (
          <div className="row">
            <p>{words.unsaved}</p>
            <Button
              onClick={() => {
                drafts.delete(about)
                onDiscard()
              }}
            >
              {words.discard}
            </Button>
          </div>
        )}
        <Form of={form} labelledBy={`${id}-title`}>
          <PaidFields of={form} pictureUrl={pictureUrl} onPicture={setPicture} />
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
  picture: asSaid,
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
