import { useState } from 'react'
import { endOfSpan } from '../../../../shared/advertising/days.ts'
import {
  AD_POSITIONS,
  AD_TYPES,
  CLICK_TARGETS,
  MOST_DAYS,
  PRESET_DAYS,
} from '../../../../shared/advertising/rules.ts'
import type { TypedAdvertisement } from '../../../../shared/advertising/advertisements.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { PlainField } from '../../../parts/form/plain-field.tsx'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormTick } from '../../../parts/form/form-tick.tsx'
import { PictureField } from '../../../parts/form/picture-field.tsx'
import { SelectField } from '../../../parts/form/select-field.tsx'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { sendPicture } from '../../../queries/advertising/advertisements.ts'
import { Options } from '../../../ui/form/options.tsx'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { words } from './words.ts'

interface AdvertisementFieldsProps {
  of: FormInUse<TypedAdvertisement>
  pictureUrl: string | undefined
}

export function AdvertisementFields({ of: form, pictureUrl }: AdvertisementFieldsProps) {
  return (
    <>
      <PlainField of={form} name="title" label={words.title} max={LIMITS.title} />
      <FormField
        of={form}
        name="description"
        label={words.description}
        hint={words.descriptionHint}
      >
        {(control) => <textarea {...control} rows={4} />}
      </FormField>
      <PlaceFields of={form} />
      <PlainField
        of={form}
        name="targetUrl"
        label={words.targetUrl}
        hint={words.targetUrlHint}
        type="url"
        max={LIMITS.url}
      />
      <SelectField
        of={form}
        name="clickTarget"
        label={words.clickTarget}
        options={CLICK_TARGETS}
        say={(target) => words.targets[target]}
      />
      <PictureField
        of={form}
        name="picture"
        tick="pictureIsAllowed"
        send={sendPicture()}
        url={pictureUrl}
      />
      <PlainField
        of={form}
        name="imageUrl"
        label={words.imageUrl}
        hint={words.imageUrlHint}
        type="url"
        max={LIMITS.url}
        isOptional
      />
      <SpanFields of={form} />
      <PlainField
        of={form}
        name="budget"
        label={words.budget}
        hint={words.budgetHint}
        inputMode="numeric"
      />
      <FormTick of={form} name="isActive">
        {words.isActive}
      </FormTick>
    </>
  )
}

/** What it is and where it stands; where a partner stands, nobody chooses (§3). */
function PlaceFields({ of: form }: { of: FormInUse<TypedAdvertisement> }) {
  const [isPartner, setPartner] = useState(form.getValues('type') === 'partner')
  return (
    <div className="fields" onChange={() => setPartner(form.getValues('type') === 'partner')}>
      <SelectField
        of={form}
        name="type"
        label={words.type}
        options={AD_TYPES}
        say={(type) => words.types[type]}
      />
      {!isPartner && (
        <SelectField
          of={form}
          name="position"
          label={words.position}
          options={AD_POSITIONS}
          say={(position) => words.positions[position]}
        />
      )}
      <p role="status" className={isPartner ? undefined : 'vh'}>
        {isPartner && words.standsWithPartners}
      </p>
    </div>
  )
}

/** When it begins and how long it runs; the end follows from both (§4). */
function SpanFields({ of: form }: { of: FormInUse<TypedAdvertisement> }) {
  const [{ start, duration, days = '' }, setSpan] = useState(form.getValues())
  const end = endOfSpan({ start, duration, days })
  return (
    <div className="fields" onChange={() => setSpan(form.getValues())}>
      <PlainField
        of={form}
        name="start"
        label={words.start}
        hint={words.startHint}
        type="datetime-local"
      />
      <FormField of={form} name="duration" label={words.duration}>
        {(control) => (
          <select {...control}>
            <Options of={PRESET_DAYS} say={words.preset} />
            <option value="custom">{words.custom}</option>
          </select>
        )}
      </FormField>
      {duration === 'custom' && (
        <FormField of={form} name="days" label={words.days} hint={words.daysHint}>
          {(control) => (
            <input {...control} inputMode="numeric" maxLength={String(MOST_DAYS).length} />
          )}
        </FormField>
      )}
      <p role="status">{end && words.ends(dayAndTime(end.toISOString()))}</p>
    </div>
  )
}
