import { deviceMs } from '../site/clock.ts'

const key = 'endoll-reloaded-ms'
const onceInMs = 60_000

/** Whether the server no longer has the entry of this page, which names all its other files. Without a line nobody knows. */
async function areGone(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (entry === undefined) return false
  const reply = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return reply?.status === 404
}

/** Once a minute at most: where two versions answer in turns, a page may meet the other one again. */
function mayReload(): boolean {
  try {
    const lastMs = Number(sessionStorage.getItem(key) ?? 0)
    sessionStorage.setItem(key, String(deviceMs()))
    return Math.abs(deviceMs() - lastMs) > onceInMs
  } catch {
    // Without storage nobody would know that it was done before.
    return false
  }
}

/**
 * After an update the server has the files of the new version only: what a page of the old one loads lazily fails. Such
 * a page is loaded anew; forms keep what was typed as on any reload.
 */
export function reloadWhenFilesAreGone(): void {
  addEventListener('vite:preloadError', () => {
    void areGone().then((gone) => {
      if (gone && mayReload()) location.reload()
    })
  })
}
