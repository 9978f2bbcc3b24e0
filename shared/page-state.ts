/**
 * With this in its address a page answers, as JSON, what the app takes it over with (web/page-state.ts). The value is the
 * tag in the page; it is for caches alone.
 */
export const STATE_PARAMETER = 'page-state'
