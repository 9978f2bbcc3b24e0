import type { Api } from '../../../server/app.ts'
import type { SearchRuleKind } from '../../../shared/search/rule-kinds.ts'
import type { SearchRule, TypedPin, TypedSynonym } from '../../../shared/search/search-rules.ts'
import { read, readCounted, send } from '../../api.ts'
import { hc } from '../../endpoints.ts'
import { change } from '../../notices/change.ts'
import { isConflict } from '../is-conflict.ts'
import { readAgain } from '../read-again.ts'
import { toRange } from './page.ts'
import { searchRuleWords as words } from './search-rule-words.ts'

// Here and not in web/api.ts, which every first view carries.
const api = hc<Api['searchRules']>('').api.admin['search-rules']

const toId = (id: number) => ({ param: { id: String(id) } })
const rules = ['api', 'admin', 'search-rules']
/** What visitors find is old, too. */
const refresh = [rules, ['api', 'search']]

type TypedRule = TypedSynonym | TypedPin

export const searchRules = (kind: SearchRuleKind, page: number) =>
  readCounted(api, { query: { kind, ...toRange(page) } })
export const searchConcepts = () => read(api.concepts)
export const searchRuleChanges = () => read(api.changes)
export const searchMisses = (page: number) => readCounted(api.misses, { query: toRange(page) })

export const previewRule = () =>
  change({
    send: (rule: TypedRule) => send(api.preview.$post({ json: rule })),
    failure: words.previewFailed,
  })

/** A new one, or a change of one: its version says which words the admin saw. */
export const saveRule = (before: SearchRule | undefined) =>
  change({
    send: (rule: TypedRule) =>
      before
        ? send(api[':id'].$put({ ...toId(before.id), json: { rule, version: before.updatedAt } }))
        : send(api.$post({ json: rule })),
    success: words.saved,
    failure: words.saveFailed,
    refresh,
    isSaidInPlace: isConflict,
  })

export const deleteRule = (id: number) =>
  change({
    send: () => send(api[':id'].$delete(toId(id))),
    success: words.deleted,
    failure: words.deleteFailed,
    refresh,
  })

/** A refusal tells that somebody was there first, so it is read again. */
export const undoRuleChange = (id: number) => ({
  ...change({
    send: () => send(api.changes[':id'].undo.$post(toId(id))),
    success: words.undone,
    failure: words.undoFailed,
    refresh,
  }),
  ...readAgain(rules),
})
