import { sql } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Declaration, Reading } from '../../../platform/metrics/metric.ts'

const open: Declaration = {
  name: 'endoll_card_payments_open',
  help: 'Payments by card that have not ended; of those that are unknown nobody knows whether they took the money',
  labels: ['state'],
}
const oldest: Declaration = {
  name: 'endoll_card_payment_oldest_age_seconds',
  help: 'Age of the oldest payment by card that has not ended',
  labels: ['state'],
}

/** Their states as they stand now, by the index of those that have not ended. */
const openStates = ['created', 'confirming', 'unknown', 'requires_action', 'processing', 'closing'] as const

export const paymentsReading: Reading = {
  of: 'payments',
  gauges: [open, oldest],
  read: async ({ db, clock }) => {
    const found = await db
      .selectFrom('card_payment')
      .select(({ fn }) => [
        'state',
        fn.countAll<number>().as('count'),
        sql<number>`greatest(0, extract(epoch from ${at(clock.nowMs())} - min(created_at)))::float8`.as(
          'age',
        ),
      ])
      .where('state', 'in', openStates)
      .groupBy('state')
      .execute()
    return openStates.flatMap((state) => {
      const { count = 0, age = 0 } = found.find((row) => row.state === state) ?? {}
      return [
        { gauge: open, labels: { state }, value: count },
        { gauge: oldest, labels: { state }, value: age },
      ]
    })
  },
}
