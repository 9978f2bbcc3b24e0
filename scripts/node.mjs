import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, sep } from 'node:path'
import { npmInstall, PROJECT } from './npm.mjs'

const OLDEST = 24
const RUNTIMES = join(PROJECT, '.runtime')
const EXECUTABLE = process.platform === 'win32' ? 'node.exe' : 'node'

/** The Node that runs the project: this one when it is new enough, else the pinned one, fetched through npm. */
export function findNode() {
  const version = pinnedVersion()
  if (isGoodEnough(version)) return process.execPath
  const folder = join(RUNTIMES, version)
  if (!existsSync(folder)) download(folder, version)
  return programIn(folder)
}

function pinnedVersion() {
  return JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')).dependencies.node
}

/** One that we fetched must be the pinned one; one that the machine brings, just new enough. */
function isGoodEnough(version) {
  if (process.execPath.startsWith(PROJECT + sep)) return process.version === `v${version}`
  return Number.parseInt(process.versions.node, 10) >= OLDEST
}

/** The npm package `node` only names the version; the program is in one package for each platform. */
function packageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${platform}-${process.arch}`
}

function download(folder, version) {
  console.log(`Fetching Node ${version} (this computer has ${process.versions.node}) …`)
  const instead = `Or install Node ${OLDEST} or newer from https://nodejs.org and try again.`
  const unfinished = `${folder}.part`
  mkdirSync(unfinished, { recursive: true })
  // Without it npm would take the project's folder for the place to install to.
  writeFileSync(join(unfinished, 'package.json'), '{ "private": true }\n')
  npmInstall(process.execPath, [`${packageName()}@${version}`], {
    cwd: unfinished,
    complaint: `Node ${version} could not be fetched through npm (see above). Is this computer online? ${instead}`,
  })
  if (spawnSync(programIn(unfinished), ['--version']).status !== 0)
    throw new Error(`The Node ${version} that npm offers does not run on this system. ${instead}`)
  renameSync(unfinished, folder)
}

const programIn = (folder) => join(folder, 'node_modules', packageName(), 'bin', EXECUTABLE)

/** npm puts this folder first in the PATH of its scripts, so from now on all of them run on the Node we fetched. */
export function offerToScripts(node) {
  if (!node.startsWith(RUNTIMES)) return
  const place = join(PROJECT, 'node_modules/.bin', EXECUTABLE)
  rmSync(place, { force: true })
  try {
    linkSync(node, place)
  } catch {
    copyFileSync(node, place)
  }
}
