import * as api from '@endoll/api/coupons.ts'
import { sql } from 'kysely'
import type { Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'

/** The customer's coupons that hold today. */
function listCoupons({ db, clock }: Pick<Services, 'db' | 'clock'>, { customerId }: Owner) {
  const today = todayOf({ clock })
  return db
    .selectFrom('coupon')
    .select(['code', 'name', 'description', 'url'])
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`coalesce(from_day, '-infinity'::date) <= ${today}`)
    .where(sql<boolean>`coalesce(to_day, 'infinity'::date) > ${today}`)
    .orderBy('name')
    .orderBy('code')
    .execute()
}

export function couponsRoutes(services: Services) {
  return implement('coupons', api, {
    listCoupons: ({ caller }) => listCoupons(services, caller),
  })
}
