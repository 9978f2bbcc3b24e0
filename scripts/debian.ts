import { spawnSync } from 'node:child_process'

/** A machine that has just started may be installing something itself: up to two minutes are waited for that. */
const LOCK = ['-o', 'DPkg::Lock::Timeout=120']

/** Installs packages of Debian or Ubuntu. False where that is not ours to do: no apt-get here, or not root. */
export function installDebianPackages(names: string[]): boolean {
  if (process.getuid?.() !== 0 || !runs('apt-get', ['--version'])) return false
  process.stdout.write(`Installing ${names.join(', ')} …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (complaints: 'ignore' | 'inherit', ...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...LOCK, ...args], {
      env,
      stdio: ['ignore', 'ignore', complaints],
    }).status === 0
  const install = ['install', '-y', '--no-install-recommends', ...names]
  // The lists that are there mostly do; where they are missing or too old they are renewed, once.
  if (aptGet('ignore', ...install)) return true
  aptGet('inherit', 'update')
  return aptGet('inherit', ...install)
}

/** Whether a program is there and starts. */
export function runs(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
