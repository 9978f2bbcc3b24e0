import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { buildOrExit } from './build.ts'
import './end-with-parent.ts'

/** `npm start`: builds what is stale, then becomes the server. */
const project = process.cwd()
buildOrExit(project)
// React reads this when it is loaded: without it the server would draw with the slow build for developers.
process.env.NODE_ENV ||= 'production'
await import(pathToFileURL(join(project, 'dist/server/main.js')).href)
