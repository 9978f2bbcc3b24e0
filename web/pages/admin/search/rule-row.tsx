import { Link } from 'react-router'
import type { SearchRule } from '../../../../shared/search/search-rules.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { RowMenu } from '../kit/row-menu.tsx'
import { words } from './words.ts'

interface RuleRowProps {
  rule: SearchRule
  onAct: (act: 'form' | 'delete') => void
}

/** What people search for, and what comes of it. */
export function RuleRow({ rule, onAct }: RuleRowProps) {
  const { kind, phrase, concept, words: others, place, answers } = rule
  const kept = useKeptFocus<HTMLElement>()
  return (
    <article ref={kept} className="line-row">
      <div className="line-row-name">
        <h3 className="breaks">{phrase}</h3>
        {answers.some(({ unshown }) => unshown) && <Badge look="warn">{words.notShown}</Badge>}
      </div>
      <div className="line-row-facts breaks">
        {concept && words.means(concept)}
        {others && words.alsoSearched(others)}
        {kind === 'pin' && (place ? words.inPlace(place.label) : words.everywhere)}
        {answers.length > 0 && <Answers of={answers} />}
      </div>
      <RowMenu
        of={words.of(phrase)}
        items={[
          { label: words.edit, onChoose: () => onAct('form') },
          { label: words.delete, onChoose: () => onAct('delete'), isDanger: true },
        ]}
      />
    </article>
  )
}

function Answers({ of: answers }: { of: SearchRule['answers'] }) {
  return (
    <ol className="stack-s">
      {answers.map(({ path, title, unshown }) => (
        <li key={path}>
          {title === null ? words.nothingThere(path) : <Link to={path}>{title}</Link>}
          {unshown && ` (${words.whyNot[unshown]})`}
        </li>
      ))}
    </ol>
  )
}
