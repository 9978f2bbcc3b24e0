/** Our own pages and their parts as a search finds them: what they are called, other words for it, and what they say. */
import { ne, and, eq, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { searchPages } from '../../db/schema.ts'
import { fieldsOf, readSections } from '../../search/word-files.ts'

/** A test follows each address and looks for its anchor. */
export const OWN_PAGES = readSections('own-pages.txt').map((section) => {
  const [path = '', anchor = ''] = section.name.split('#')
  const fields = fieldsOf(section, ['title', 'names', 'text'])
  const field = (name: string) => fields.get(name) ?? ''
  return {
    kind: 'page' as const,
    path,
    anchor,
    title: field('title'),
    names: field('names'),
    body: field('text'),
  }
})

/** Makes the rows of our own pages what the list above says. Doing it twice changes nothing. */
export async function keepOwnPages(db: Database | Transaction): Promise<void> {
  const addresses = OWN_PAGES.map(({ path, anchor }) => `${path}#${anchor}`)
  const isOther = notInArray(sql`${searchPages.path} || '#' || ${searchPages.anchor}`, addresses)
  await db.transaction(async (tx) => {
    await tx.delete(searchPages).where(and(eq(searchPages.kind, 'page'), isOther))
    await tx
      .insert(searchPages)
      .values(OWN_PAGES)
      .onConflictDoUpdate({
        target: [searchPages.path, searchPages.anchor],
        set: {
          title: sql`excluded.title`,
          names: sql`excluded.names`,
          body: sql`excluded.body`,
        },
        setWhere: ne(
          sql`(${searchPages.title}, ${searchPages.names}, ${searchPages.body})`,
          sql`(excluded.title, excluded.names, excluded.body)`,
        ),
      })
  })
}
