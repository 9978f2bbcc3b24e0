import { useCombobox } from 'downshift'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { Place } from '../../../shared/places.ts'
import { keepState } from './keep-state.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useFoundPlaces } from './use-found-places.ts'
import { suggestionWords as words } from './suggestion-words.ts'
import './suggestions.css'

interface SuggestionsProps {
  id: string
  listId: string
  input: RefObject<HTMLInputElement | null>
  /** What has been typed; blank when nothing is to be suggested. */
  typed: string
  onType: (text: string) => void
  onChoose: (place: Place) => void
  /** Gets what the input has to say and do from now on. */
  onControl: (control: ComponentProps<'input'>) => void
}

/** The list below the field: an ARIA combobox with list autocomplete and manual selection. */
export function Suggestions({
  id,
  listId,
  input,
  typed,
  onType,
  onChoose,
  onControl,
}: SuggestionsProps) {
  const { places, message } = useFoundPlaces(typed)
  const [chosen, setChosen] = useState<Place>()
  const combobox = useCombobox<Place>({
    items: places,
    inputId: id,
    menuId: listId,
    itemToString: (place) => place?.name ?? '',
    // The field itself holds what is chosen; so the same place can be chosen twice.
    selectedItem: null,
    initialIsOpen: typed !== '',
    stateReducer: keepState,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setChosen(selectedItem)
      onChoose(selectedItem)
    },
  })
  const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps } = combobox
  const isShown = isOpen && message !== undefined
  const hasPlaces = isShown && places.length > 0
  const panel = useRef<HTMLDivElement>(null)
  useClosing(panel, isOpen, combobox.closeMenu)

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' && typed === '') onType(input.current?.value ?? '')
    if (CARET_KEYS.includes(key)) combobox.setHighlightedIndex(-1)
    // With nothing highlighted Enter sends the form, and the other keys are the text's.
    const isOurs = key === 'Enter' ? highlightedIndex >= 0 : key === 'Escape' ? isOpen : true
    if (key === 'Enter' && !isOurs) combobox.closeMenu()
    if (!isOurs || CARET_KEYS.includes(key))
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  }

  useLayoutEffect(() => {
    const { value: _, ...control } = getInputProps({ ref: input, onKeyDown })
    onControl({
      ...control,
      'aria-expanded': hasPlaces,
      'aria-activedescendant': (hasPlaces && control['aria-activedescendant']) || undefined,
      'aria-labelledby': undefined,
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [getInputProps, hasPlaces, highlightedIndex, typed])

  // The option that is gone to is read by itself (aria-activedescendant).
  const announcement = useAnnouncement(
    isShown ? [message] : [typed === '' && chosen && words.chosen(chosen.label)],
  )
  return (
    <>
      <div className="combo-panel" ref={panel} hidden={!isShown}>
        <ul {...getMenuProps({ 'aria-label': words.places })} hidden={!hasPlaces}>
          {hasPlaces &&
            places.map((place, index) => (
              <li key={place.id} {...getItemProps({ item: place, index })}>
                {place.label}
              </li>
            ))}
        </ul>
        {!hasPlaces && <p>{message}</p>}
      </div>
      <p role="status" className="vh">
        {announcement}
      </p>
    </>
  )
}

/** They move the caret within the text. */
const CARET_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

/** §9: how long the list stays once the focus has left the whole combobox. */
const CLOSING_DELAY = 200

function useClosing(panel: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    const box = panel.current?.parentElement
    if (!box || !isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = ({ target }: Event) => {
      if (target instanceof Node && box.contains(target)) return
      clearTimeout(timer)
      timer = setTimeout(close, CLOSING_DELAY)
    }
    const onFocusOut = (event: FocusEvent) => {
      const to = event.relatedTarget
      if (to instanceof Node && box.contains(to)) return
      clearTimeout(timer)
      timer = setTimeout(close, CLOSING_DELAY)
    }
    const onFocusIn = () => clearTimeout(timer)
    box.addEventListener('focusout', onFocusOut)
    box.addEventListener('focusin', onFocusIn)
    // A touch beside the list does not take the focus away everywhere.
    document.addEventListener('pointerdown', leave)
    return () => {
      clearTimeout(timer)
      box.removeEventListener('focusout', onFocusOut)
      box.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('pointerdown', leave)
    }
  }, [panel, isOpen, close])
}
