import { main } from './cli.ts'

/** The command in the built site: `node dist/server/admin.js grant EMAIL`. */
process.exit(await main('admin', process.argv.slice(2)))
