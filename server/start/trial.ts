import { isIP } from 'node:net'
import type { ServerEnv } from '../env/env.ts'

/**
 * A trial (ruling 44): nobody has said where visitors reach the site, and it listens to this computer alone. Then
 * everything is open, and mails are printed in the terminal.
 */
export const mayTry = ({ NODE_ENV, PUBLIC_URL, HOST }: ServerEnv): boolean =>
  NODE_ENV === 'production' && PUBLIC_URL === undefined && isThisComputer(HOST)

/** Whether this request is part of a trial: one that a proxy or a tunnel handed on is not, nor one to another name. */
export function isOnTrial({ url, headers }: Request, env: ServerEnv): boolean {
  if (!mayTry(env)) return false
  const hosts = [new URL(url).host, headers.get('host')].filter((host) => host !== null)
  if (!hosts.every((host) => isThisComputer(URL.parse(`http://${host}`)?.hostname ?? '')))
    return false
  return ![...headers.keys()].some(isHandedOn)
}

/** Whether proxies, tunnels and content networks add a header of this name. */
export const isHandedOn = (name: string) => HANDED_ON.test(name)

const HANDED_ON =
  /^(forwarded|x-forwarded.*|via|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-envoy-.*|true-client-ip|cf-.*|fly-.*|tailscale-.*|cdn-loop)$/

function isThisComputer(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost')
}
