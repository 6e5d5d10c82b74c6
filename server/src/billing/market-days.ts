import type { MarketDays } from '@endoll/domain/billing/market-price.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import type { Db } from '../platform/db/open.ts'

/** The market's prices of the days of a span; the last hour of a day of the Canary Islands is one of Madrid's next day. */
export async function readMarketDays(db: Db, { from, to }: DateSpan): Promise<MarketDays> {
  const rows = await db
    .selectFrom('market_day')
    .select(['day', 'prices'])
    .where('day', '>=', from)
    .where('day', '<', addDays(to, 1))
    .execute()
  return new Map(rows.map(({ day, prices }) => [day, prices]))
}
