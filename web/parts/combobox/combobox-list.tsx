import { useCombobox } from 'downshift'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { keepState } from './keep-state.ts'
import { useAnnouncement } from './use-announcement.ts'
import './combobox.css'

/** What a list goes with: a text field that is there before it, and its form. */
export interface Combobox {
  id: string
  listId: string
  input: RefObject<HTMLInputElement | null>
  /** Gets what the input has to say and do from now on. */
  onControl: (control: ComponentProps<'input'>) => void
}

interface ComboboxListProps<Item> extends Combobox {
  /** What the list is called. */
  label: string
  items: Item[]
  keyOf: (item: Item) => string
  toText: (item: Item) => string
  draw: (item: Item) => ReactNode
  /** On the items, or why there are none; undefined while there is nothing to say. */
  message: string | undefined
  /** What is said once something is chosen, while nothing else is typed; nothing where a page opens. */
  chosenText?: (item: Item) => string | undefined
  /** What has been typed; blank when nothing is to be suggested. */
  typed: string
  onType: (text: string) => void
  onChoose: (item: Item) => void
}

/** The list below the field: an ARIA combobox with list autocomplete and manual selection. */
export function ComboboxList<Item>({
  id,
  listId,
  input,
  label,
  items,
  keyOf,
  toText,
  draw,
  message,
  chosenText,
  typed,
  onType,
  onChoose,
  onControl,
}: ComboboxListProps<Item>) {
  const [chosen, setChosen] = useState<Item>()
  const combobox = useCombobox<Item>({
    items,
    inputId: id,
    menuId: listId,
    itemToString: (item) => (item ? toText(item) : ''),
    // The field itself holds what is chosen; so the same item can be chosen twice.
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
  const { setHighlightedIndex } = combobox
  const isShown = isOpen && message !== undefined
  const hasItems = isShown && items.length > 0
  const panel = useRef<HTMLDivElement>(null)
  useClosing(panel, isOpen, combobox.closeMenu)
  // A list that comes late has something else in the same place: Enter would choose it.
  useLayoutEffect(() => setHighlightedIndex(-1), [items, setHighlightedIndex])

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' && typed === '') onType(input.current?.value ?? '')
    if (CARET_KEYS.includes(key)) setHighlightedIndex(-1)
    // A search field would be emptied by it.
    if (key === 'Escape' && isShown) event.preventDefault()
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
      'aria-expanded': hasItems,
      'aria-activedescendant': (hasItems && control['aria-activedescendant']) || undefined,
      'aria-labelledby': undefined,
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [getInputProps, hasItems, highlightedIndex, typed])

  // The option that is gone to is read by itself (aria-activedescendant).
  const announcement = useAnnouncement(
    isShown ? [message] : [typed === '' && chosen && chosenText?.(chosen)],
  )
  return (
    <>
      <div className="combo-panel" ref={panel} hidden={!isShown}>
        <ul {...getMenuProps({ 'aria-label': label })} hidden={!hasItems}>
          {hasItems &&
            items.map((item, index) => (
              <li key={keyOf(item)} {...getItemProps({ item, index })}>
                {draw(item)}
              </li>
            ))}
        </ul>
        {!hasItems && <p>{message}</p>}
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
