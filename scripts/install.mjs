import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmInstall, PROJECT } from './npm.mjs'

const STAMP = join(PROJECT, 'node_modules/.stamp')

/** Installs what package-lock.json names, unless that is what is there. */
export function installPackages(node) {
  const wanted = fingerprint()
  if (readIfThere(STAMP) === wanted) return
  console.log('Installing packages …')
  const started = Date.now()
  rmSync(STAMP, { force: true })
  npmInstall(node, [], {
    cwd: PROJECT,
    complaint: 'The packages could not be installed (see above). Is this computer online?',
  })
  writeFileSync(STAMP, wanted)
  console.log(`Installed packages in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Changes with the packages asked for and with the platform they are for. */
function fingerprint() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(join(PROJECT, 'package.json'), 'utf8'),
  )
  return createHash('sha256')
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(readFileSync(join(PROJECT, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
