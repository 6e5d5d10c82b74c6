import type { FirstRead } from '../calls/query.ts'
import type { AskedPage } from '../loading/asked-page.ts'
import type { Page } from '../loading/page.ts'

/** What a page begins with; where it is another customer's, also for whom it acts and what may be done there. */
export async function readsOf(
  { reads }: Pick<Page, 'reads'>,
  asked: AskedPage,
  acting: string | undefined,
): Promise<readonly FirstRead[]> {
  const own = (await reads?.(asked)) ?? []
  return acting === undefined ? own : (await import('../calls/acting.ts')).withActingRead(own)
}
