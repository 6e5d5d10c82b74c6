import { sql, type SqlBool } from 'kysely'
import type { Locale } from '@endoll/api/language.ts'
import type { TariffOptionsOfContract } from '@endoll/api/tariff-options.ts'
import type { TariffOption } from '@endoll/domain/supply/tariff-options.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { dayAt, type ClockZone } from '@endoll/domain/time/madrid.ts'
import { getOwnContract, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Services } from '../../platform/services.ts'
import { optionOf, tariffOptionsOf, type TariffOptionRows } from './tariff-options-wire.ts'

type Store = Pick<Services, 'db' | 'clock' | 'deployment'>

/** What a contract that is already known to be the caller's can choose on its day, with prices. */
export function listOfferedChoices(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  contract: Pick<ContractRow, 'time_zone' | 'product_code'>,
) {
  const today = dayAt(clock.nowMs(), contract.time_zone as ClockZone)
  return listOfferedChoicesOf(db, contract.product_code, today)
}

/** What a product offers on a day, with prices. */
export function listOfferedChoicesOf(db: Services['db'], productCode: string, today: Day) {
  return (
    db
      .selectFrom('product_tariff_option')
      .select(['option', 'choice', 'price', 'other_price'])
      .where('product_code', '=', productCode)
      .where(sql<SqlBool>`(last_day is null or last_day >= ${today})`)
      // Months that are over cannot be chosen any more.
      .where(sql<SqlBool>`(option <> 'double_tariff' or right(choice, 7) >= ${today.slice(0, 7)})`)
      .execute()
  )
}

/** What a contract that is already known to be the caller's has chosen, and what can be chosen on its day. */
async function rowsOf(store: Store, contract: ContractRow): Promise<TariffOptionRows> {
  const { double_tariff, happy_hours, happy_day } = contract
  return {
    chosen: { double_tariff, happy_hours, happy_day },
    offered: await listOfferedChoices(store, contract),
  }
}

/** All tariff options of a contract known to be the caller's; null if there is none, and while they are off. */
export async function findTariffOptions(
  store: Store,
  contract: ContractRow,
  locale: Locale,
): Promise<TariffOptionsOfContract | null> {
  return store.deployment.switches.tariffOptions
    ? tariffOptionsOf(await rowsOf(store, contract), locale)
    : null
}

interface Asked {
  readonly id: string
  readonly locale: Locale
}

/** One option of a contract of the caller, by its id: what is chosen and what can be; throws not-found. */
export async function getTariffOption<Option extends TariffOption>(
  store: Store,
  owner: Owner,
  { option, id, locale }: Asked & { readonly option: Option },
) {
  const contract = await getOwnContract(store.db, owner, { id })
  const found = optionOf(option, await rowsOf(store, contract), locale)
  return found ?? { chosen: null, available: [] }
}
