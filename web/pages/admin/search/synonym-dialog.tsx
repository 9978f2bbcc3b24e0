import { useQuery } from '@tanstack/react-query'
import { LIMITS } from '../../../../shared/limits.ts'
import type { SearchRule, TypedSynonym } from '../../../../shared/search/search-rules.ts'
import { FormField } from '../../../parts/form/form-field.tsx'
import { PlainField } from '../../../parts/form/plain-field.tsx'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { searchConcepts } from '../../../queries/admin/search-rules.ts'
import { RuleDialog, type OpenedRule } from './rule-dialog.tsx'
import { words } from './words.ts'

export function SynonymDialog(opened: OpenedRule) {
  return (
    <RuleDialog<TypedSynonym>
      {...opened}
      kind="synonym"
      schema={async () => (await import('../../../../shared/search/search-rules.ts')).synonymInput}
      says={words.says}
      typedOf={typedOf}
      labels={{ phrase: words.phrase, concept: words.concept, words: words.words }}
    >
      {(form) => <SynonymFields of={form} />}
    </RuleDialog>
  )
}

const typedOf = (rule: SearchRule | undefined): TypedSynonym => ({
  kind: 'synonym',
  phrase: rule?.phrase ?? '',
  concept: rule?.concept ?? '',
  words: rule?.words ?? '',
})

function SynonymFields({ of: form }: { of: FormInUse<TypedSynonym> }) {
  const { data: concepts = [] } = useQuery(searchConcepts())
  return (
    <>
      <PlainField
        of={form}
        name="phrase"
        label={words.phrase}
        hint={words.phraseHints.synonym}
        max={LIMITS.searchPhrase}
      />
      <FormField of={form} name="concept" label={words.concept} hint={words.conceptHint} isOptional>
        {(control) => (
          // The key: until the meanings are there, the one that is chosen is not among them.
          <select {...control} key={concepts.length}>
            <option value="">{words.noConcept}</option>
            {concepts.map((concept) => (
              <option key={concept}>{concept}</option>
            ))}
          </select>
        )}
      </FormField>
      <PlainField
        of={form}
        name="words"
        label={words.words}
        hint={words.wordsHint}
        max={LIMITS.searchWords}
        isOptional
      />
    </>
  )
}
