export const words = { newTab: '(opens a new tab)' }
