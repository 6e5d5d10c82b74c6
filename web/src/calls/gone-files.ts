import { deviceMs } from '../site/clock.ts'

const key = 'endoll-reloaded-ms'
const onceInMs = 60_000

/** What the server says of the entry of this page, which names all its other files; undefined without a line. */
async function statusOfEntry(): Promise<number | undefined> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (entry === undefined) return undefined
  return (await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined))?.status
}

/** Loads the page anew where the server answers; without a line the page that stands there would be lost. */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = (await statusOfEntry()) !== undefined
  if (isReachable) location.reload()
  return isReachable
}

/** Once a minute at most: where two versions answer in turns, a page may meet the other one again. */
function mayReload(): boolean {
  try {
    const lastMs = Number(sessionStorage.getItem(key) ?? 0)
    sessionStorage.setItem(key, String(deviceMs()))
    return Math.abs(deviceMs() - lastMs) > onceInMs
  } catch {
    // Without storage it could not be known that it was done before.
    return false
  }
}

/**
 * A server has the files of the releases before only so long, and one that was not updated yet has none of the new one:
 * what a page loads lazily fails. Such a page is loaded again; forms keep what was typed as on any reload.
 */
export function reloadWhenFilesAreGone(): void {
  addEventListener('vite:preloadError', () => {
    void statusOfEntry().then((status) => {
      if (status === 404 && mayReload()) location.reload()
    })
  })
}
