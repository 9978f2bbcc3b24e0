import { useEffect, useId, useState } from 'react'
import { spanOf, toPicked } from '../../../../shared/advertising/days.ts'
import { DEFAULT_DAYS } from '../../../../shared/advertising/rules.ts'
import type {
  Advertisement,
  TypedAdvertisement,
} from '../../../../shared/advertising/advertisements.ts'
import { asSaid } from '../../../parts/form/as-said.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { isAsSent } from '../../../parts/form/is-as-sent.ts'
import { forgetTyped } from '../../../parts/form/typed-drafts.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { createAdvertisement, editAdvertisement } from '../../../queries/advertisements.ts'
import { openDialog } from '../../../ui/dialog/dialog-opener.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'
import { PaidFields } from './paid-fields.tsx'
import { words } from './words.ts'

/** What was written in the dialog and not saved: closing it takes no word away. By what it is about. */
export type PaidDrafts = Map<string, { typed: TypedAdvertisement; pictureUrl: string | undefined }>

interface PaidDialogProps {
  of: Advertisement | undefined
  drafts: PaidDrafts
  /** Opens it again as it is saved. */
  onDiscard: (saved: Advertisement | undefined) => void
}

/** The form of §5, for a new one or for one that is there. */
export function PaidDialog({ of: opened, drafts, onDiscard }: PaidDialogProps) {
  const id = useId()
  const [one, setSaved] = useState(opened)
  const about = aboutOf(one)
  const [draft] = useState(drafts.get(about))
  const unsaved = one === opened ? draft && words.unsaved : words.unsavedSince
  const [pictureUrl, setPictureUrl] = useState(draft ? draft.pictureUrl : pictureUrlOf(one))
  const typedName = `advertisement ${one?.id ?? 'new'}`
  const form = useForm<TypedAdvertisement, Advertisement>({
    schema: async () =>
      (await import('../../../../shared/advertising/advertisements.ts')).advertisementForm,
    says: SAYS,
    values: draft?.typed ?? (one ? typedOf(one) : newOne()),
    draft: typedName,
    change: one ? editAdvertisement(one) : createAdvertisement(),
    onDone: (saved, sent) => {
      const written = drafts.get(about)
      drafts.delete(about)
      if (isAsSent(form.getValues(), sent)) return closeDialogAndKeepFocus(id)
      // What was written meanwhile is a change of what is saved now.
      if (written) drafts.set(aboutOf(saved), written)
      setSaved(saved)
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
        <div className={unsaved ? 'row' : 'vh'}>
          <p role="status">{unsaved}</p>
          {unsaved && (
            <Button
              onClick={() => {
                drafts.delete(about)
                forgetTyped(typedName)
                onDiscard(one)
              }}
            >
              {words.discard}
            </Button>
          )}
        </div>
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

/** Of an advertisement that somebody has changed meanwhile, what was written before is not offered. */
const aboutOf = (one: Advertisement | undefined) => (one ? `${one.id} ${one.updatedAt}` : 'new')

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
