import { move } from '../backup/move.ts'
import { printed } from './cli.ts'

/** `npm run move -- postgresql`, or back with `embedded`; in the built site `node dist/server/move.js postgresql`. */
const [target] = process.argv.slice(2)
process.exit(await printed((env) => move(target, env)))
