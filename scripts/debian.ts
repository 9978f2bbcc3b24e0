import { spawnSync } from 'node:child_process'

/** Installs packages of Debian or Ubuntu. False where that is not ours to do: no apt-get here, or not root. */
export function installDebianPackages(names: string[]): boolean {
  if (process.getuid?.() !== 0 || !runs('apt-get', ['--version'])) return false
  process.stdout.write(`Installing ${names.join(', ')} …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0
  // A list that could not be renewed may still do.
  aptGet('update')
  return aptGet('install', '-y', '--no-install-recommends', ...names)
}

/** Whether a program is there and starts. */
export function runs(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
