import type { SearchRulePreview } from '../../../../shared/search/search-rules.ts'
import { words } from './words.ts'

/** What the search finds now and would find: how many, and the first of them. */
export function RulePreview({ of: { before, after, pinned } }: { of: SearchRulePreview }) {
  const isPin = pinned.length > 0
  return (
    <div className="stack breaks">
      {isPin && (
        <section className="stack-s">
          <h3>{words.pinned}</h3>
          <ol>
            {pinned.map(({ path, title }) => (
              <li key={path}>{title}</li>
            ))}
          </ol>
        </section>
      )}
      <div className="grid grid-2">
        <Found title={words.before} of={before} />
        {!isPin && <Found title={words.after} of={after} />}
      </div>
    </div>
  )
}

function Found({
  title,
  of: { total, first },
}: {
  title: string
  of: SearchRulePreview['before']
}) {
  return (
    <section className="card">
      <h3>{title}</h3>
      <p>{words.found(total)}</p>
      {first.length > 0 && (
        <ol>
          {first.map((name, at) => (
            // Two listings may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>{name}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
