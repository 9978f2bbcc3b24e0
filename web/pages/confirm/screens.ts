import { languageOf } from '../../../shared/checks/links.ts'
import { providerPage, providerSheet } from '../../queries/provider-links.ts'
import type { Screen } from '../../screens.ts'

/** Where a provider's link leads (§2). */
export const CONFIRM_SCREENS: Screen[] = [
  {
    path: '/confirm/:token',
    isPrivate: true,
    page: async () => (await import('./confirm.tsx')).ConfirmListing,
    needs: (need, { params: { token = '' } }) => [need(providerPage(token))],
  },
  {
    path: '/confirm/:token/sheet',
    isPrivate: true,
    page: async () => (await import('./sheet.tsx')).ConfirmSheet,
    needs: (need, { url, params: { token = '' } }) => [
      need(providerSheet(token, languageOf(url.searchParams.get('lang')))),
    ],
  },
]
