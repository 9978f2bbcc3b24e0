import type { UseMutationOptions } from '@tanstack/react-query'
import Save from 'lucide-react/icons/save'
import type { ReactNode } from 'react'
import { get } from 'react-hook-form'
import type { AdminListing, TypedListing } from '../../../../shared/listings/admin.ts'
import { ADMIN_FIELDS, FACT_FIELDS } from '../../../../shared/listings/fields.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { FormTick } from '../../../parts/form/form-tick.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { EditConflict } from '../kit/edit-conflict.tsx'
import type { EditInUse } from '../kit/use-edit.ts'
import { FactFold } from './fact-fold.tsx'
import { fieldWords } from './field-words.ts'
import {
  CategoryField,
  Choices,
  Line,
  SourcedLine,
  SourcedLines,
  type PartProps,
} from './listing-fields.tsx'
import { ListingGroup } from './listing-group.tsx'
import { ALL_FIELDS, toTyped, withFacts } from './listing-values.ts'
import { VisitFields } from './visit-fields.tsx'
import { words } from './words.ts'

interface ListingFormProps {
  /** Left out for a new one. */
  edit?: { of: EditInUse<AdminListing>; newest: AdminListing }
  change: UseMutationOptions<AdminListing, Error, TypedListing>
  onDone: (listing: AdminListing) => void
  aboveSave?: ReactNode
}

/** An admin's own form (ruling 5): every field in folded groups, each with its source and check under a fold. */
export function ListingForm({ edit, change, onDone, aboveSave }: ListingFormProps) {
  const listing = edit?.of.opened
  const form = useForm({
    schema: async () => (await import('../../../../shared/listings/admin.ts')).newListingInput,
    says: ALL_FIELDS,
    values: toTyped(listing),
    draft: {
      name: `listing ${listing?.id ?? 'new'}`,
      version: edit?.of.version,
      onFound: edit?.of.onFound,
    },
    change,
    onDone,
  })
  const part = { of: form, listing }
  return (
    <Form of={form}>
      {edit && (
        <EditConflict
          {...edit}
          form={form}
          noun={words.noun}
          here={withFacts(form.getValues())}
          there={withFacts(toTyped(edit.newest))}
          began={withFacts(toTyped(edit.of.opened))}
          onKeep={() => takeUntouched(form, toTyped(edit.of.opened), toTyped(edit.newest))}
          labels={FIELD_LABELS}
        />
      )}
      <ListingGroup {...part} group="what">
        <SourcedLine {...part} name="name" maxLength={LIMITS.name} isRequired />
        <CategoryField {...part} />
        <Choices {...part} name="otherCategories" />
        <SourcedLines {...part} name="description" isRequired />
        <SourcedLine {...part} name="imageUrl" type="url" />
      </ListingGroup>
      <Where {...part} />
      <ListingGroup {...part} group="reach">
        <SourcedLine {...part} name="phone" type="tel" />
        <SourcedLine {...part} name="phoneToCheck" />
        <SourcedLine {...part} name="email" type="email" />
        <SourcedLine {...part} name="website" type="url" />
      </ListingGroup>
      <ListingGroup {...part} group="who">
        <SourcedLines {...part} name="services" />
        <div className="sourced">
          <Choices {...part} name="ageGroups" />
          <Line {...part} name="ages" maxLength={LIMITS.ages} />
          <FactFold {...part} field="ageGroups" />
        </div>
        <SourcedLines {...part} name="languages" />
        <SourcedLines {...part} name="accessibility" />
        <SourcedLines {...part} name="credentials" />
      </ListingGroup>
      <ListingGroup {...part} group="visit">
        <VisitFields {...part} />
      </ListingGroup>
      <ListingGroup {...part} group="directory">
        {/* What has closed or asked not to be listed is approved in the list, which asks first. */}
        {!listing?.gone && (
          <FormTick of={form} name="isApproved">
            {words.isApproved}
          </FormTick>
        )}
        <FormTick of={form} name="isSponsored">
          {words.isSponsored}
        </FormTick>
      </ListingGroup>
      {aboveSave}
      <div className="btn-row listing-save">
        <FormSubmit of={form} busy={listing ? words.saving : words.adding} icon={Save}>
          {listing ? words.save : words.add}
        </FormSubmit>
        <MoreLink to="/admin/listings">{words.back}</MoreLink>
      </div>
    </Form>
  )
}

/** Whatever is as the form began becomes the newest: somebody else's change of another field is none of mine. */
function takeUntouched(
  { getValues, setValue }: Pick<PartProps['of'], 'getValues' | 'setValue'>,
  began: TypedListing,
  newest: TypedListing,
) {
  for (const name of [...ADMIN_FIELDS, ...FACT_FIELDS.map((field) => `facts.${field}` as const)]) {
    const isUntouched = JSON.stringify(getValues(name)) === JSON.stringify(get(began, name))
    if (isUntouched) setValue(name, get(newest, name))
  }
}

function Where(part: PartProps) {
  const { listing } = part
  const { town, taluka, district, region } = listing?.completed ?? {}
  const added = [town, taluka, district, region].filter(Boolean).join(', ')
  return (
    <ListingGroup {...part} group="where">
      {listing && (
        <p className="hint">
          {added && `${words.completed(added)}. `}
          {standing(listing)}
        </p>
      )}
      <SourcedLines {...part} name="address" />
      <SourcedLine {...part} name="town" maxLength={LIMITS.place} />
      <SourcedLine {...part} name="taluka" maxLength={LIMITS.place} />
      <SourcedLine {...part} name="district" maxLength={LIMITS.place} />
      <SourcedLine {...part} name="region" maxLength={LIMITS.region} />
      <SourcedLine {...part} name="pincode" inputMode="numeric" />
      <div className="sourced">
        <Line {...part} name="latitude" inputMode="decimal" />
        <Line {...part} name="longitude" inputMode="decimal" />
        <FactFold {...part} field="coordinates" />
      </div>
    </ListingGroup>
  )
}

function standing({ isExact, pointLabel }: AdminListing): string {
  if (isExact) return words.standsExact
  return pointLabel ? words.standsAt(pointLabel) : words.standsNowhere
}

const FIELD_LABELS = {
  ...fieldWords,
  ...Object.fromEntries(
    FACT_FIELDS.map((field) => [`facts.${field}`, words.sourceOf(fieldWords[field])]),
  ),
}
