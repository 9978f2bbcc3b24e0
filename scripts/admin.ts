import { main } from '../server/control/cli.ts'

/** `npm run admin -- grant EMAIL | link EMAIL | revoke EMAIL | list` (ruling 17). */
process.exit(await main('admin', process.argv.slice(2)))
