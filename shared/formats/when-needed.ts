/** Makes what takes a browser milliseconds to make once somebody asks for it, and then keeps it. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
