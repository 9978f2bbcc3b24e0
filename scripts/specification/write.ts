import { readFileSync, writeFileSync } from 'node:fs'
import { describedCalls } from './open-api.ts'
import { withCalls } from './calls.ts'
import { withFields } from './fields.ts'

/** `npm run spec`: writes into docs/specification.md what schema and OpenAPI say of the fields of §3 and the calls of §7. */
const FILE = 'docs/specification.md'

const text = readFileSync(FILE, 'utf8')
writeFileSync(FILE, withCalls(withFields(text), await describedCalls()))
console.log(`${FILE} is written. Run npm run format, and fill in the blanks of new rows.`)
