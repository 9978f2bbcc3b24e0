/** Whether a form still holds what was sent: saving takes a while, and somebody may write on in the meantime. */
export function isAsSent<Values extends object>(now: Values, sent: Values): boolean {
  const holds = (values: Values) =>
    // What is empty or not ticked may be left out.
    JSON.stringify(
      Object.entries(values)
        .filter(([, value]) => Boolean(value))
        .toSorted(),
    )
  return holds(now) === holds(sent)
}
