import type { Page } from 'playwright-core'
import type { Message } from '../../../shared/contact/contact.ts'

/** The dashboard shows the latest messages: these stay the latest, however many others come at the same time. */
export async function showLatest(admin: Page, search: string) {
  const answer = await admin.request.get(`/api/contact?${new URLSearchParams({ search })}`)
  const found = (await answer.json()) as Message[]
  const latestMessages = found.slice(0, 5).map(({ id, subject, name, kind, isRead, createdAt }) => {
    return { id, subject, name, kind, isRead, createdAt }
  })
  await admin.route('**/api/admin/stats', async (route) => {
    const response = await route.fetch()
    const json = { ...((await response.json()) as object), latestMessages }
    await route.fulfill({ response, json })
  })
}
