import type { StaleRateOutboxEvent } from '@endoll/api/retailer.ts'
import { staleRates, type StaleRate } from '@endoll/domain/billing/rates/given-rates.ts'
import { rateText } from '@endoll/domain/billing/rates/rate-text.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { useGivenRates } from '../billing/given-rates.ts'
import { todayOf } from '../platform/clock.ts'
import { sealJson } from '../platform/at-rest/seal.ts'
import { at } from '../platform/db/at.ts'
import { transact } from '../platform/db/transact.ts'
import type { Services } from '../platform/services.ts'

function payloadOf({ rate, title, row, since }: StaleRate): StaleRateOutboxEvent['rate'] {
  return {
    name: rate,
    title,
    start_day: row.from,
    end_day: row.to === undefined ? null : addDays(row.to, -1),
    value: rateText(row.value),
    hangs_on: row.hangsOn ?? '',
    since,
    source: row.source,
  }
}

/**
 * Tells the retailer, once, of each rate that is still a guess although it could be known, from the day on which it
 * could: before a bill of its days is computed. Returns what was told now.
 */
export async function tellStaleRates(services: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<string[]> {
  const { db, clock, jobs } = services
  await useGivenRates(db)
  const stale = staleRates(todayOf(services))
  if (stale.length === 0) return []
  const now = at(clock.nowMs())
  return transact(db, async (transaction) => {
    const told = await transaction
      .insertInto('outbox_event')
      .values(
        stale.map((one) => ({
          request_id: null,
          mail_about: `rate:${one.rate}:${one.row.from}`,
          subject: `rate:${one.rate}`,
          type: 'rate.stale',
          payload: sealJson('outbox_event.payload', { subject: `rate:${one.rate}` }, payloadOf(one)),
          created_at: now,
          next_attempt_at: now,
        })),
      )
      .onConflict((conflict) => conflict.column('mail_about').doNothing())
      .returning('mail_about')
      .execute()
    if (told.length > 0) await jobs?.wake(transaction, 'outbox')
    return told.map(({ mail_about }) => mail_about ?? '')
  })
}
