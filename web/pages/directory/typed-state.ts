import { readDirectory, type DirectoryState } from '../../../shared/listings/directory.ts'

/** What a form asks for: the same address as the browser would send, without the fields left blank. */
export function typedState(form: HTMLFormElement): DirectoryState {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return readDirectory(new URLSearchParams(fields))
}
