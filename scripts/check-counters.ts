import { main } from '../server/control/cli.ts'

/** `npm run check:counters`: counts every listing's reviews anew (ruling 18). */
process.exit(await main('counters', ['check']))
