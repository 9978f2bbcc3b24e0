import { newWord, send, type Sender } from './people.ts'

/** A listing of one test alone, made as the admins' form makes it, on the site under test or `from` another; answers its number and its name. */
export async function makeListing(
  admin: Sender,
  fields: object = {},
  from?: string,
): Promise<{ id: number; name: string }> {
  const name = `${newWord()} Clinic`
  const listing = {
    name,
    category: 'therapists',
    description: 'Speech therapy for children.',
    region: 'Goa',
    isApproved: true,
    ...fields,
  }
  const made = await send(admin, 'post', '/api/admin/listings', listing, from)
  return (await made.json()) as { id: number; name: string }
}
