import { words } from './words.ts'

/** Nobody sees, hears or reaches it; a program that fills in every field does. */
export const Trap = ({ id }: { id: string }) => (
  <div className="trap" aria-hidden="true">
    <label htmlFor={id}>{words.trap}</label>
    <input id={id} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
  </div>
)
