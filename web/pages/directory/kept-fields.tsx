import { toParameters, type DirectoryState } from '../../../shared/listings/directory.ts'

/** What else is chosen goes with a form; a new search starts at page 1. */
export const KeptFields = ({ state }: { state: Partial<DirectoryState> }) =>
  Object.entries(toParameters({ ...state, page: 1, show: undefined })).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
