import { safeReturnTo } from '../../../shared/accounts/return-to.ts'

/** On to a page of ours by a full load: what was read as a guest is not shown to the person. */
export const goTo = (path: string) => location.assign(safeReturnTo(path))
