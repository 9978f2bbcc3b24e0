import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useSearchParams } from 'react-router'
import type { SearchRuleKind } from '../../../../shared/search/rule-kinds.ts'
import type { SearchRule } from '../../../../shared/search/search-rules.ts'
import { readPage } from '../../../parts/read-page.ts'
import { deleteRule, searchRules } from '../../../queries/admin/search-rules.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { Admin } from '../admin.tsx'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { FoundRows } from '../kit/found-rows.tsx'
import { useWanted } from '../kit/use-wanted.ts'
import { words as adminWords } from '../words.ts'
import { Misses } from './misses.tsx'
import { PinDialog } from './pin-dialog.tsx'
import { RuleChanges } from './rule-changes.tsx'
import { RuleRow } from './rule-row.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'
import { SHOWN, toList } from './shown.ts'
import { words } from './words.ts'

/** The tab 'Search': what words mean, what stands first, and what was not found. */
export function AdminSearch() {
  return (
    <Admin>
      <Search />
    </Admin>
  )
}

function Search() {
  const [params] = useSearchParams()
  const shown = SHOWN.find((one) => one === params.get('show')) ?? SHOWN[0]
  const page = readPage(params)
  return (
    <section className="stack" aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1}>
        {adminWords.searchTab}
      </h2>
      <div className="show-links">
        <TabLinks
          label={words.show}
          tabs={SHOWN.map((one) => ({
            to: toList(one),
            label: words.shows[one],
            isCurrent: one === shown,
          }))}
        />
      </div>
      {shown === 'misses' ? <Misses page={page} /> : <Rules key={shown} kind={shown} page={page} />}
    </section>
  )
}

/** What is open: the form, for one or for a new one, or the question before it is deleted. */
interface Opened {
  act: 'form' | 'delete'
  rule?: SearchRule | undefined
}

function Rules({ kind, page }: { kind: SearchRuleKind; page: number }) {
  const { data } = useQuery(searchRules(kind, page))
  const [opened, open] = useWanted<Opened>()
  const { lead, add, count, none } = words.lists[kind]
  const Dialog = kind === 'synonym' ? SynonymDialog : PinDialog
  return (
    <>
      <p>{lead}</p>
      <p>
        <Button
          look="primary"
          icon={Plus}
          aria-haspopup="dialog"
          onClick={() => open({ act: 'form' })}
        >
          {add}
        </Button>
      </p>
      <RuleChanges kind={kind} />
      <FoundRows
        data={data}
        words={{ loading: words.loading, count }}
        none={none}
        renderRow={(rule) => <RuleRow rule={rule} onAct={(act) => open({ act, rule })} />}
        page={page}
        toPage={(number) => toList(kind, number)}
      />
      {opened?.act === 'form' && (
        <Dialog
          key={opened.key}
          of={opened.rule}
          newest={(id) => data?.rows.find((saved) => saved.id === id)}
          onDiscard={(rule) => open({ act: 'form', rule })}
        />
      )}
      {opened?.act === 'delete' && opened.rule && (
        <ConfirmAction
          key={opened.key}
          title={words.question[kind]}
          text={words.questionText(opened.rule.phrase)}
          yes={words.delete}
          no={words.keep}
          change={deleteRule(opened.rule.id)}
          input={undefined}
        />
      )}
    </>
  )
}
