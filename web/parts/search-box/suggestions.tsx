import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState, type ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { MIN_SUGGESTED } from '../../../shared/search/suggestion-kinds.ts'
import type { Suggestion, SuggestionsQuery } from '../../../shared/search/suggestions.ts'
import { suggestions } from '../../queries/suggestions.ts'
import { ComboboxList, type Combobox } from '../combobox/combobox-list.tsx'
import { useSettled } from '../combobox/use-settled.ts'
import { words } from './words.ts'

interface SuggestionsProps extends Omit<Combobox, 'listId'> {
  kind: SuggestionsQuery['kind']
}

/** Names and words below a search field, while somebody types. What is chosen leads to its page, or is searched for. */
export function Suggestions({ id, kind, input, onControl }: SuggestionsProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => textBefore(input.current))
  const items = useSuggested(typed, kind)
  const hintId = `${id}-use`
  const control = useCallback(
    (control: ComponentProps<'input'>) =>
      onControl({
        ...control,
        'aria-describedby': hintId,
        onInput: ({ currentTarget }) => setTyped(currentTarget.value),
      }),
    [onControl, hintId],
  )

  function choose({ path, fills }: Suggestion) {
    setTyped('')
    if (path) void navigate(path)
    else if (fills) search(input, fills)
  }

  return (
    <>
      <span id={hintId} hidden>
        {words.hint}
      </span>
      <ComboboxList<Suggestion>
        id={id}
        listId={`${id}-list`}
        input={input}
        onControl={control}
        label={words.suggestions}
        items={items}
        message={items.length > 0 ? words.found(items.length) : undefined}
        keyOf={(item) => `${item.kind} ${item.path ?? item.fills}`}
        toText={({ label }) => label}
        draw={drawRow}
        typed={typed}
        onType={setTyped}
        onChoose={choose}
      />
    </>
  )
}

/** A name, and what it is. */
const drawRow = (item: Suggestion) => (
  <>
    <span>{item.label}</span> <span className="combo-kind">{words.kindOf(item)}</span>
  </>
)

/** As if it had been typed, and the form sent. */
function search({ current }: Combobox['input'], text: string) {
  if (!current) return
  current.value = text
  current.form?.requestSubmit()
}

/** What was typed before the list came; what the address says was typed long ago. */
const textBefore = (input: HTMLInputElement | null) =>
  input && input.value !== input.defaultValue ? input.value : ''

const NONE: Suggestion[] = []

/** The newest answer for what has been typed: the one before stays until it comes, and nothing is said of a failure. */
function useSuggested(typed: string, kind: SuggestionsProps['kind']): Suggestion[] {
  const wanted = useSettled(typed.trim())
  const isEnough = typed.trim().length >= MIN_SUGGESTED
  const { data } = useQuery({
    ...suggestions(wanted, kind),
    enabled: isEnough && wanted.length >= MIN_SUGGESTED,
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  return (isEnough && data) || NONE
}
