import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

interface ItemHeadProps {
  title: string | undefined
  /** What it is and who it is from, in a line or two. */
  children?: ReactNode
}

/** What is open. Its title takes the keyboard when it is opened, so it stays while the rest is read. */
export const ItemHead = ({ title, children }: ItemHeadProps) => (
  <div className="item-head">
    <h2 id="opened" tabIndex={-1}>
      {title}
    </h2>
    {children && <p className="soft small breaks">{children}</p>}
  </div>
)

/** What it says, above its answers: it scrolls by itself where there is room for two panes. */
export const ItemBody = ({ children }: { children: ReactNode }) => (
  // In reach of the keyboard, which scrolls it.
  // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex
  <div className="item-body" role="group" aria-labelledby="opened" tabIndex={0}>
    {children}
  </div>
)

interface ItemMissingProps {
  /** It was asked for, and is on its way. */
  isLoading: boolean
  words: { loading: string; notFound: string }
}

/** In the place of one that is not there, or not yet. */
export const ItemMissing = ({ isLoading, words }: ItemMissingProps) => (
  <>
    <ItemHead title={isLoading ? words.loading : words.notFound} />
    <ItemBody>
      {isLoading && (
        <Loading label={words.loading}>
          <Skeleton width="most" />
        </Loading>
      )}
    </ItemBody>
  </>
)
