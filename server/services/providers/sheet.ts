import { and, eq, gt, isNull } from 'drizzle-orm'
import { encodeQR } from 'qr'
import type { ScriptLanguage } from '../../../shared/checks/kinds.ts'
import { LANGUAGE } from '../../../shared/formats/locale.ts'
import type { ProviderSheet } from '../../../shared/checks/provider-answers.ts'
import type { Database } from '../../db/open.ts'
import { listings, providerLinks } from '../../db/schema.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { hashToken } from './links.ts'
import { linkAddress } from './message.ts'

/** What is printed of a link that still works. */
export async function findSheet(
  db: Database,
  env: ServerEnv,
  token: string,
  language: ScriptLanguage,
): Promise<ProviderSheet | null> {
  const [row] = await db
    .select({ name: listings.name, expiresAt: providerLinks.expiresAt })
    .from(providerLinks)
    .innerJoin(listings, eq(listings.id, providerLinks.listingId))
    .where(
      and(
        eq(providerLinks.tokenHash, hashToken(token)),
        isNull(providerLinks.usedAt),
        gt(providerLinks.expiresAt, new Date()),
        isNull(listings.removedAt),
      ),
    )
  if (!row) return null
  const site = publicSettings(env)
  const typed = linkAddress({ site, token, language: LANGUAGE })
  return {
    name: row.name,
    address: typed.replace(/^https?:\/\//, ''),
    expiresAt: row.expiresAt.toISOString(),
    code: toCode(linkAddress({ site, token, language })),
  }
}

/** A QR code with its quiet border, as the path of its dark squares. */
function toCode(text: string): ProviderSheet['code'] {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 4 })
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size: rows.length, path }
}
