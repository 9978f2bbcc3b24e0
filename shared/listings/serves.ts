/** Whom a listing is for, wherever it stands: a helpline in Delhi serves India. */
export const SERVES = ['town', 'state', 'india'] as const

export type Serves = (typeof SERVES)[number]
