import { sql } from 'kysely'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { noSelfConsumption } from '@endoll/domain/contracting/self-consumption-code.ts'
import { gasTariffNumber } from '@endoll/domain/contracting/gas-contract.ts'
import { findGasTariff } from '@endoll/domain/supply/gas-tariff.ts'
import { existsOn, findTariff } from '@endoll/domain/supply/tariff.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Services } from '../../platform/services.ts'
import { isSupplied } from '../../platform/unscoped-contracts.ts'
import { texts } from '../../texts.ts'
import { tariffId } from './lists.ts'

export type SupplyPointRow = NonNullable<Awaited<ReturnType<typeof findSupplyPoint>>>

/**
 * A supply as its distributor has it, or undefined: also where its customer has objected to that, and we do not supply it
 * (RD 88/2026 art. 8.4).
 */
export async function findSupplyPoint(services: Pick<Services, 'db' | 'clock'>, cups20: string) {
  return await services.db
    .selectFrom('supply_point')
    .selectAll()
    .where('cups20', '=', cups20)
    .where(sql<boolean>`not is_withheld(cups20, ${todayOf(services)})`)
    .executeTakeFirst()
}

const nothingKnown = {
  power: null,
  power_p1: null,
  power_p2: null,
  powers: null,
  access_tariff: null,
  selfcons: null,
  selfcons_code: null,
  address: { zipcode: null },
}

function unavailable(why: keyof (typeof texts)['es']['unavailable'], locale: Locale) {
  const reason = texts[languageOf(locale)].unavailable[why]
  return { data: { cups_availability: { available: false, reason }, ...nothingKnown } }
}

/** In kW, as calls say powers. */
function kw(powerW: number | undefined) {
  return powerW === undefined ? null : powerW / 1000
}

interface Asked {
  readonly cups: string
  readonly withOld: boolean
  readonly locale: Locale
}

/** Whether a supply can be contracted, and its row where its distributor has told of it. */
async function findFree(
  services: Pick<Services, 'db' | 'clock'>,
  kind: 'electricity' | 'gas',
  { cups, locale }: Pick<Asked, 'cups' | 'locale'>,
) {
  const parsed = parseCups(cups)
  if (!parsed.ok) return unavailable('not_valid', locale)
  if (await isSupplied(services.db, parsed.cups20, kind)) return unavailable('own_contract', locale)
  return { row: await findSupplyPoint(services, parsed.cups20) }
}

const available = { available: true, reason: null }

/** What a form may know of a supply: whether it can be contracted, and how it is contracted now. */
export async function describeSupply(services: Services, { cups, withOld, locale }: Asked) {
  const found = await findFree(services, 'electricity', { cups, locale })
  if ('data' in found) return found
  const { row } = found
  if (!row) {
    return { data: { cups_availability: available, ...nothingKnown, selfcons_code: noSelfConsumption } }
  }
  if (findGasTariff(row.tariff)) return unavailable('gas', locale)
  const tariff = findTariff(row.tariff)
  const shown = tariff && (withOld || existsOn(tariff, todayOf(services))) ? tariff : undefined
  const code = row.self_consumption ?? noSelfConsumption
  return {
    data: {
      cups_availability: available,
      power: kw(row.powers_w[0]),
      power_p1: kw(row.powers_w[0]),
      power_p2: kw(row.powers_w[1]),
      powers: row.powers_w.map((powerW) => powerW / 1000),
      access_tariff: shown ? { id: tariffId(shown), name: shown.name, cnmc: shown.cnmcCode } : null,
      selfcons: code !== noSelfConsumption,
      selfcons_code: code,
      address: { zipcode: row.postal_code },
    },
  }
}

/** The same of a supply of gas. */
export async function describeGasSupply(services: Services, asked: Pick<Asked, 'cups' | 'locale'>) {
  const found = await findFree(services, 'gas', asked)
  if ('data' in found) return { data: { ...found.data, use_known: false } }
  const { row } = found
  const known = { ...nothingKnown, cups_availability: available }
  if (!row) return { data: { ...known, use_known: false } }
  const tariff = findGasTariff(row.tariff)
  if (!tariff) return { data: { ...unavailable('electricity', asked.locale).data, use_known: false } }
  return {
    data: {
      ...known,
      access_tariff: tariff.legacy
        ? null
        : { id: gasTariffNumber(tariff), name: tariff.name, cnmc: tariff.cnmcCode },
      use_known: row.yearly_wh !== null,
      address: { zipcode: row.postal_code },
    },
  }
}
