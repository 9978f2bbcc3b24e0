import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'

const { InputBlur, InputClick, InputKeyDownArrowDown, InputKeyDownArrowUp } =
  useCombobox.stateChangeTypes

/** Where the library would choose or close on its own, and we do not: something is chosen by Enter or a press, nothing else. */
export function keepState<Item>(
  state: UseComboboxState<Item>,
  { type, changes, altKey }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  // Leaving closes after a while (§9), and a press into the text moves the caret.
  if (type === InputBlur || type === InputClick) return state
  // With Alt the arrows show and hide the list and go nowhere in it (ARIA, combobox).
  if (altKey && type === InputKeyDownArrowDown) return { ...state, isOpen: true }
  if (altKey && type === InputKeyDownArrowUp)
    return { ...state, isOpen: false, highlightedIndex: -1 }
  return changes
}
