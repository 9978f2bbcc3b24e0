/** A status that the first script writes into (web/boot/): React draws it empty and leaves alone what is there. */
export const WrittenStatus = () => (
  <p
    role="status"
    className="soft small"
    suppressHydrationWarning
    // With children of its own React would take away what it finds.
    dangerouslySetInnerHTML={EMPTY}
  />
)

const EMPTY = { __html: '' }
