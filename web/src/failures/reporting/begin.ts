import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { currentConsent } from '../../site/consent.ts'
import { matchPath } from '../../site/paths.ts'
import type { RouteKey } from '../../site/paths.ts'

/** Pages where a password or a secret of a link stands. */
const secretPages: ReadonlySet<RouteKey> = new Set([
  'login',
  'changePassword',
  'resetPassword',
  'activate',
  'register',
  'profile',
  'confirmEmail',
  'payLink',
  'callBack',
  'newHolder',
])

function keyAt(address: string): RouteKey | undefined {
  return matchPath(new URL(address, location.origin).pathname)?.key
}

function pageOf(address: string): string {
  return `${location.origin}/${keyAt(address) ?? 'other'}`
}

function isSecret(address: string): boolean {
  const key = keyAt(address)
  return key !== undefined && secretPages.has(key)
}

/** Changes of page, before the next one is drawn. */
type OnMove = (moved: (address: string) => void) => unknown

/**
 * Reports errors of this browser where the deployment names a service and the visitor has allowed statistics; the code
 * for it is not loaded before. Taking the consent back ends it.
 */
export function beginReporting(settings: BrowserSettings, onMove: OnMove): void {
  if (settings.replay.endpoint === null) return
  let reporting: Promise<Awaited<ReturnType<typeof load>>> | undefined
  const load = async () => (await import('./reporter.ts')).startReporting(settings, { pageOf, isSecret })
  const follow = () => {
    const allowed = currentConsent()?.categories.includes('statistics') === true
    if (allowed && !reporting) {
      reporting = load()
      reporting.then((one) => one.moved(location.href)).catch(() => (reporting = undefined))
    } else if (!allowed && reporting) {
      const ended = reporting
      reporting = undefined
      void ended.then((one) => one.stop())
    }
  }
  onMove((address) => void reporting?.then((one) => one.moved(address)))
  // Browsers without it follow from the next page on.
  if ('cookieStore' in window) cookieStore.addEventListener('change', follow)
  follow()
}
