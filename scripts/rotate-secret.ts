import { main } from '../server/control/cli.ts'

/** `npm run secret -- rotate`: seals with the secret in use what was sealed with SECRET_KEY_BEFORE (ruling 16). */
process.exit(await main('secret', process.argv.slice(2)))
