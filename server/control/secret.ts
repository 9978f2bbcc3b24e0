import { main } from './cli.ts'

/** The command in the built site: `node dist/server/secret.js rotate`. */
process.exit(await main('secret', process.argv.slice(2)))
