import { at } from '../db/at.ts'
import type { Services } from '../services.ts'
import { storeOf } from './keep-file.ts'

/** How long a file waits for the form that attaches it. */
export const waitingMs = 24 * 3_600_000
/** Longer than any upload: older files without a row were left by a killed server. */
export const rowlessMs = 6 * 3_600_000
/** Ids asked about at once. */
const batch = 500

async function known({ db }: Services, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('uploaded_file').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Removes files that no form has attached, and bytes that no row knows. Says how many. */
export async function sweepFiles(services: Services): Promise<number> {
  const { db, clock } = services
  const store = storeOf(services)
  const waiting = await db
    .deleteFrom('uploaded_file')
    .where('claimed_by', 'is', null)
    .where('uploaded_at', '<', at(clock.nowMs() - waitingMs))
    .returning('id')
    .execute()
  for (const { id } of waiting) await store.remove(id)
  let [removed, old] = [waiting.length, [] as string[]]
  const removeRowless = async () => {
    if (old.length === 0) return
    const there = await known(services, old)
    const rowless = old.filter((id) => !there.has(id))
    for (const id of rowless) await store.remove(id)
    removed += rowless.length
    old = []
  }
  for await (const { id, changedMs } of store.list()) {
    if (changedMs > clock.nowMs() - rowlessMs) continue
    old.push(id)
    if (old.length === batch) await removeRowless()
  }
  await removeRowless()
  return removed
}
