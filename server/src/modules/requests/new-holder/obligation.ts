import type { Obligation } from '@endoll/api/obligation.ts'
import type { Language } from '@endoll/api/language.ts'
import { followsMarket } from '@endoll/domain/billing/market-price.ts'
import { findFirstYearCost } from '@endoll/domain/contracting/first-year-cost.ts'
import { yearBefore } from '@endoll/domain/contracting/indexed-year.ts'
import { findGasFirstYearCost } from '@endoll/domain/contracting/gas-first-year.ts'
import { findGasTariff } from '@endoll/domain/supply/gas-tariff.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { readMarketDays } from '../../../billing/market-days.ts'
import { listProductPrices } from '../../../billing/billed-supply.ts'
import { isPersonNif, termColumns, termsOfProduct } from '../../../billing/product-terms.ts'
import { obligationWords } from '../../../documents/pre-contract/obligation.ts'
import type { ContractRow } from '../../../platform/access.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { NewHolder } from './new-holder.ts'

/** On the day on which somebody looks at it or signs. */
interface TakenOver {
  readonly contract: ContractRow
  readonly holder: NewHolder
  readonly day: Day
}

/** Of an average home: the use so far is the former holder's and is not shown. */
async function yearCost(db: Db, { contract, day }: TakenOver, use: 'household' | 'business') {
  const { year_days: yearDays } = await db
    .selectFrom('product')
    .select('year_days')
    .where('code', '=', contract.product_code)
    .executeTakeFirstOrThrow()
  const offer = { prices: await listProductPrices(db, contract.product_code), yearDays }
  const supply = { provinceCode: contract.supply_province, use, yearlyWh: null }
  if (contract.kind === 'gas') {
    const tariff = findGasTariff(contract.tariff)
    return tariff && findGasFirstYearCost({ ...supply, tariff }, offer, day)
  }
  const tariff = findTariff(contract.tariff)
  const market = followsMarket(offer.prices) ? await readMarketDays(db, yearBefore(day)) : undefined
  const cost =
    tariff && findFirstYearCost({ ...supply, tariff, powersW: contract.powers_w }, offer, day, market)
  return cost && { ...cost, atMarket: cost.market !== undefined }
}

/**
 * What stands above the signature with which somebody becomes the holder. Who gets a contract of their own has no stay;
 * who continues with a contract has what is left of its.
 */
export async function holderObligation(db: Db, taken: TakenOver, language: Language): Promise<Obligation> {
  const { contract, holder, day } = taken
  const product = await db
    .selectFrom('product')
    .select(termColumns)
    .select((expression) => expression.fn.coalesce('commercial_name', 'name').as('name'))
    .where('code', '=', contract.product_code)
    .executeTakeFirstOrThrow()
  const isPerson = isPersonNif(holder.nif)
  const terms = termsOfProduct(product, { tariff: contract.tariff, isPerson }, day)
  const lastDay = holder.kind === 'subrogation' ? contract.commitment_end_day : null
  return obligationWords(
    {
      kind: contract.kind,
      product: product.name,
      tariff: contract.tariff,
      powersW: contract.powers_w,
      cups: contract.cups,
      cost: (await yearCost(db, taken, isPerson ? 'household' : 'business')) ?? null,
      durationMonths: terms.durationMonths,
      stay:
        terms.stay && lastDay !== null && lastDay >= day
          ? { lastDay, penaltyPercent: terms.stay.penaltyPercent }
          : null,
    },
    language,
  )
}

/** The same for the proof of the signature, with its language. */
export async function shownToHolder(db: Db, taken: TakenOver, language: Language) {
  return { language, ...(await holderObligation(db, taken, language)) }
}
