import * as api from '@endoll/api/coupons.ts'
import type { Locale } from '@endoll/api/language.ts'
import { sql } from 'kysely'
import type { Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { implement } from '../../platform/http/implement.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import type { Services } from '../../platform/services.ts'

/** The customer's coupons that hold today, in the language of the call where the retailer gave them so. */
async function listCoupons(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { customerId }: Owner,
  locale: Locale,
) {
  const today = todayOf({ clock })
  const rows = await db
    .selectFrom('coupon')
    .select(['code', 'name', 'description', 'url'])
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`coalesce(from_day, '-infinity'::date) <= ${today}`)
    .where(sql<boolean>`coalesce(to_day, 'infinity'::date) > ${today}`)
    .orderBy('name')
    .orderBy('code')
    .execute()
  const own = await readOwnTexts(
    db,
    rows.flatMap(({ name, description }) => [name, description]),
    locale,
  )
  return rows.map(({ name, description, ...rest }) => {
    const said = { name: own.said(name), description: own.said(description) }
    const isOf = ([text]: readonly [string, unknown]) => text === said.name || text === said.description
    return {
      ...rest,
      ...said,
      text_languages: Object.fromEntries(Object.entries(own.languages).filter(isOf)),
    }
  })
}

export function couponsRoutes(services: Services) {
  return implement('coupons', api, {
    listCoupons: ({ caller, locale }) => listCoupons(services, caller, locale),
  })
}
