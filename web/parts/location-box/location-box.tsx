import X from 'lucide-react/icons/x'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react'
import type { DirectoryState } from '../../../shared/listings/directory.ts'
import type { Place } from '../../../shared/places.ts'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { asFilter } from './meant-place.ts'
import { useSuggestions } from './use-suggestions.ts'
import { words } from './words.ts'

interface LocationBoxProps {
  id: string
  /** What the address asks for. */
  state: Pick<DirectoryState, 'near' | 'region' | 'radius'>
  /** The name of the place in the address; undefined while it is not known yet. */
  shown: string | undefined
  /** What is wrong with the place. */
  error?: string
}

/**
 * The place of a search, as a field of the form around it: a text the server understands (`region`),
 * or with the script a place chosen from suggestions (`near`; `region` for a state or district).
 * The input stays the same one throughout; what suggests comes to it when it is first needed (ruling 35).
 */
export function LocationBox({ id, state, shown, error }: LocationBoxProps) {
  const isReady = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const { typed, near, type, choose, clear } = useAnswer(input, state, shown)
  const [Suggestions, load] = useSuggestions()
  const [control, setControl] = useState<ComponentProps<'input'>>()
  // The page was loaded again to say it: the keyboard goes on where it can be corrected.
  useEffect(() => {
    if (error) input.current?.focus({ preventScroll: true })
  }, [error])
  const listId = `${id}-list`
  const hintId = `${id}-use`
  return (
    <Field id={id} label={words.label} error={error}>
      {(field) => (
        // What is wrong takes the focus.
        <div className="combo" data-at-once={error && ''}>
          {near && <input name="near" type="hidden" value={near} />}
          {near === state.near && state.radius && (
            <input name="radius" type="hidden" value={state.radius} />
          )}
          <input
            type="text"
            ref={input}
            // Beside the id of a chosen place its name tells the server whether the text was changed without the script.
            name={near ? 'place' : 'region'}
            defaultValue={shown ?? ''}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            onFocus={load}
            onInput={({ currentTarget }) => type(currentTarget.value)}
            {...(isReady && closed)}
            {...control}
            {...field}
            aria-describedby={classes(field['aria-describedby'], isReady && hintId) || undefined}
          />
          {isReady && (
            <>
              <button type="button" className="combo-clear" onClick={clear}>
                <Icon of={X} />
                <VisuallyHidden>{words.clear}</VisuallyHidden>
              </button>
              <span id={hintId} hidden>
                {words.hint}
              </span>
            </>
          )}
          {Suggestions && (
            <Suggestions
              id={id}
              listId={listId}
              input={input}
              typed={typed}
              onType={type}
              onChoose={choose}
              onControl={setControl}
            />
          )}
        </div>
      )}
    </Field>
  )
}

/** What the input says of itself before the suggestions have come. */
const closed: ComponentProps<'input'> = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
}

/** What has been typed since the place was last known, and the id of the place the text stands for. */
function useAnswer(
  input: RefObject<HTMLInputElement | null>,
  state: LocationBoxProps['state'],
  shown: string | undefined,
) {
  const [typed, setTyped] = useState('')
  const [near, setNear] = useState(state.near)

  function type(text: string) {
    setTyped(text)
    setNear('')
  }

  function write(text: string, near: string) {
    setTyped('')
    setNear(near)
    if (input.current) input.current.value = text
  }

  // Back and forward, a filter removed, "Use my location": the field follows the address.
  const address = `${state.near} ${state.region} ${shown}`
  const followed = useRef(address)
  // Before anything can be sent: what was typed before the script came is not the place of the address.
  useLayoutEffect(() => {
    const box = input.current
    if (!box || shown === undefined) return
    if (followed.current !== address) write(shown, state.near)
    else if (box.value !== shown) type(box.value)
    followed.current = address
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address])

  return {
    typed,
    near,
    type,
    choose: (place: Place) => write(place.name, asFilter(place).near),
    clear: () => {
      write('', '')
      input.current?.focus()
    },
  }
}
