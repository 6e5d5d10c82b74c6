import { setTimeout as pause } from 'node:timers/promises'
import { getOwnContract } from '../../../platform/access.ts'
import { todayOf } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/services.ts'
import { listAccruals } from '../accruals.ts'
import { listFindings } from '../findings.ts'
import { readDueSupplies, removeOldReviews } from '../unscoped-due.ts'

/** In one run: a supply takes a tenth of a second and more. */
const reviewsAtOnce = 25
/** Calls are answered between two supplies, and between two runs. */
const pauseMs = 25
const againMs = 1000

/** How far the reviews of a day have come; each server has its own. */
export interface ReviewsOfDay {
  day: string
  contractId: number
  done: boolean
}

export function startOfDay(): ReviewsOfDay {
  return { day: '', contractId: 0, done: false }
}

type Reviewing = Pick<Services, 'db' | 'clock' | 'deployment'>

async function reviewOne(services: Reviewing, due: { readonly id: number; readonly customer_id: number }) {
  const { db } = services
  const owner = { customerId: due.customer_id, contracts: undefined }
  const day = todayOf(services)
  const contract = await getOwnContract(db, owner, { id: String(due.id) })
  const findings = JSON.stringify(await listFindings(services, owner, contract, day))
  const accruals = JSON.stringify(await listAccruals(db, contract, day))
  const review = { customer_id: due.customer_id, day, findings, accruals }
  await db
    .insertInto('supply_review')
    .values({ contract_id: contract.id, ...review })
    .onConflict((row) => row.column('contract_id').doUpdateSet(review))
    .execute()
}

/**
 * Works out once a day what could be cheaper of each supply of customers who have many, and what is not billed yet, some
 * at a time; one that fails is left as it was, and does not hold up the others. Returns in how many milliseconds there is more to do. Safe to run twice,
 * and on two servers at once. Throws what failed when the run is over.
 */
export async function reviewSupplies(
  services: Reviewing,
  reached: ReviewsOfDay = startOfDay(),
): Promise<number | undefined> {
  const { db, deployment } = services
  if (!deployment.switches.portfolio) return undefined
  const today = todayOf(services)
  if (reached.day !== today) Object.assign(reached, { day: today, contractId: 0, done: false })
  if (reached.done) return undefined
  const due = await readDueSupplies(db, { today, after: reached.contractId, limit: reviewsAtOnce })
  const failures: unknown[] = []
  for (const supply of due) {
    await reviewOne(services, supply).catch((error: unknown) => failures.push(error))
    await pause(pauseMs)
  }
  reached.contractId = due.at(-1)?.id ?? reached.contractId
  reached.done = due.length < reviewsAtOnce
  if (reached.done) await removeOldReviews(db, today)
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} supplies could not be reviewed`)
  return reached.done ? undefined : againMs
}
