import { mayAskAhead } from '../calls/session-state.ts'
import type { AskedPage } from '../loading/asked-page.ts'
import type { Page } from '../loading/page.ts'
import type { Application } from './application.ts'
import { readsOf } from './page-reads.ts'

/** A loader's arguments; `preload` before the page is opened. */
export interface Loading {
  readonly location: Pick<AskedPage, 'search'>
  readonly params: AskedPage['params']
  readonly preload: boolean
}

/**
 * Asks for what a page begins with. The replies are not awaited: the page shows what it waits for, and says so when its
 * own code cannot be loaded. For a page where nobody has gone yet, no call renews a token that has run out, finds out that
 * the session has ended, or asks who uses it.
 */
export async function startReading(
  { begin, settings, acting }: Application,
  page: Pick<Page, 'reads'>,
  { location, params, preload }: Loading,
): Promise<void> {
  if (preload && !mayAskAhead()) return
  const asked = { search: location.search, params, settings }
  begin((await readsOf(page, asked, acting).catch(() => undefined)) ?? [])
}
