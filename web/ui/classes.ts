/** Joins class names and leaves out what is false; undefined when nothing is left, so no empty attribute is drawn. */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
