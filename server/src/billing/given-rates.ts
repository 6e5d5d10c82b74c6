import { giveRates, type GivenRate } from '@endoll/domain/billing/rates/given-rates.ts'
import type { Db } from '../platform/db/open.ts'

/** The rows of the law that the deployment has given (rates.csv), in order of days. */
export async function readGivenRates(db: Db): Promise<GivenRate[]> {
  const rows = await db
    .selectFrom('given_rate')
    .select(['rate', 'from_day', 'to_day', 'value', 'source'])
    .orderBy('rate')
    .orderBy('from_day')
    .execute()
  return rows.map(({ from_day: from, to_day: to, ...row }) => ({ ...row, from, to: to ?? undefined }))
}

/** Computes with them from now on. Returns those that this release does not know, which are left out. */
export async function useGivenRates(db: Db): Promise<GivenRate[]> {
  return giveRates(await readGivenRates(db))
}

/** An import runs in another process: what it brings is computed with at the latest so much later. */
const READ_AGAIN_MS = 60_000

/** Computes with the given rates, and reads them again every minute until it is stopped. */
export async function keepUsingGivenRates(
  db: Db,
  {
    onLeft,
    onError,
  }: { readonly onLeft: (left: GivenRate[]) => void; readonly onError: (error: unknown) => void },
): Promise<() => void> {
  const left = await useGivenRates(db)
  if (left.length > 0) onLeft(left)
  const timer = setInterval(() => void useGivenRates(db).catch(onError), READ_AGAIN_MS)
  timer.unref()
  return () => clearInterval(timer)
}
