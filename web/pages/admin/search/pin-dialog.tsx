import { LIMITS } from '../../../../shared/limits.ts'
import type { SearchRule, TypedPin } from '../../../../shared/search/search-rules.ts'
import { PlainField } from '../../../parts/form/plain-field.tsx'
import { serverMessage } from '../../../parts/form/server-message.ts'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { RuleDialog, type OpenedRule } from './rule-dialog.tsx'
import { words } from './words.ts'

export function PinDialog(opened: OpenedRule) {
  return (
    <RuleDialog<TypedPin>
      {...opened}
      kind="pin"
      schema={async () => (await import('../../../../shared/search/search-rules.ts')).pinInput}
      says={SAYS}
      typedOf={typedOf}
      labels={{ phrase: words.phrase, place: words.place, answers: words.pinned }}
    >
      {(form) => <PinFields of={form} />}
    </RuleDialog>
  )
}

/** In the order of the fields. */
const SAYS = {
  phrase: words.says.phrase,
  place: serverMessage,
  'answers.0': serverMessage,
  'answers.1': serverMessage,
  'answers.2': serverMessage,
}

const typedOf = (rule: SearchRule | undefined): TypedPin => ({
  kind: 'pin',
  phrase: rule?.phrase ?? '',
  place: rule?.place?.label ?? '',
  answers: ['', '', ''].map((none, at) => rule?.answers[at]?.path ?? none),
})

function PinFields({ of: form }: { of: FormInUse<TypedPin> }) {
  return (
    <>
      <PlainField
        of={form}
        name="phrase"
        label={words.phrase}
        hint={words.phraseHints.pin}
        max={LIMITS.searchPhrase}
      />
      <PlainField
        of={form}
        name="place"
        label={words.place}
        hint={words.placeHint}
        max={LIMITS.place}
        isOptional
      />
      {([0, 1, 2] as const).map((at) => (
        <PlainField
          key={at}
          of={form}
          name={`answers.${at}`}
          label={words.answer(at)}
          hint={at === 0 ? words.answerHint : undefined}
          max={LIMITS.url}
          isOptional={at > 0}
        />
      ))}
    </>
  )
}
