import { listGasProducts, listProducts } from '@endoll/api/contracting.ts'
import { homePowerW } from '@endoll/domain/contracting/home-use.ts'
import { isCompanyVat } from '@endoll/domain/contracting/new-contract.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { parsePostalCode } from '@endoll/domain/identity/postal-code.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../calls/query.ts'
import { useSettled } from '../../../form/use-settled.ts'
import type { KnownBill } from '../bill/known-bill.ts'
import type { Product } from '../use-offers.ts'
import type { Supply, SupplyFacts } from '../use-supply.ts'

/** What a first price rests on: what stands in the form so far. */
export interface PriceAsked {
  readonly cups: string
  readonly supply: Supply
  readonly zipcode: string
  readonly residenceType: string
  readonly vat: string | undefined
  readonly bill: KnownBill | undefined
  /** Name of the product that a link offers alone. */
  readonly only: string | undefined
  readonly day: Day
}

export type Priced =
  /** Neither a supply that is known, nor a postal code with the use of the home. */
  | { readonly at: 'waiting' }
  /** Of a business nothing is known but by its CUPS or its bill. */
  | { readonly at: 'business' }
  | { readonly at: 'reading' }
  /** No product has a cost for it, or it could not be asked. */
  | { readonly at: 'unknown' }
  | { readonly at: 'read'; readonly product: Product; readonly assumedW?: number | undefined }

/** How long after the last key of the postal code a price is asked for. */
const askAfterMs = 400
/** The tariff of homes. */
const homeTariff = '2.0TD'

function pricedOf(
  answer: { readonly isError: boolean; readonly data: readonly Product[] | undefined },
  only: string | undefined,
): Priced {
  if (answer.isError) return { at: 'unknown' }
  if (!answer.data) return { at: 'reading' }
  const product = answer.data.find(({ name, first_year }) => first_year && (only ?? name) === name)
  return product ? { at: 'read', product } : { at: 'unknown' }
}

/** What is asked, whatever the energy: undefined until enough is known. */
function useBasics({ cups, supply, zipcode, residenceType, vat }: PriceAsked) {
  const settled = useSettled(zipcode, askAfterMs)
  const parsed = parseCups(cups)
  const hasZipcode = parsePostalCode(settled).ok
  return {
    isWaiting: supply.at === 'looking',
    hasZipcode,
    isBusiness: residenceType === 'business',
    isHome: residenceType !== '' && residenceType !== 'business',
    query: {
      ...(parsed.ok && supply.at === 'found' ? { cups: parsed.cups } : {}),
      customer: isCompanyVat(vat) ? ('company' as const) : ('person' as const),
      ...(hasZipcode ? { zipcode: settled } : {}),
    },
  }
}

function techniqueOf(facts: SupplyFacts | undefined, { bill, day }: Pick<PriceAsked, 'bill' | 'day'>) {
  if (facts?.powers && facts.access_tariff) {
    const [selfcons, atr] = [facts.selfcons ? 'true' : 'false', String(facts.access_tariff.id)] as const
    return { powers: facts.powers.join('|'), atr, selfcons }
  }
  const powersW = bill?.powersW ?? [valueOn(homePowerW, day)]
  const powers = powersW.map((watts) => watts / 1000).join('|')
  return { powers, atr: String(Number(findTariff(homeTariff)?.cnmcCode)), selfcons: 'false' } as const
}

/** The cheapest product of electricity for what is known of the home so far. */
export function usePrice(asked: PriceAsked): Priced {
  const { isWaiting, hasZipcode, isBusiness, isHome, query } = useBasics(asked)
  const facts = asked.supply.at === 'found' ? asked.supply.facts : undefined
  const isKnown = Boolean(facts?.powers && facts.access_tariff) || asked.bill !== undefined
  const technique = techniqueOf(facts, asked)
  const enabled = !isWaiting && (isKnown || (hasZipcode && isHome))
  const answer = useQuery({
    ...read(listProducts, {
      query: {
        ...query,
        ...technique,
        ...(asked.bill?.yearlyUse ? { yearly_use: asked.bill.yearlyUse } : {}),
      },
    }),
    staleTime: Infinity,
    enabled,
  })
  if (isWaiting) return { at: 'reading' }
  if (!enabled) return { at: isBusiness && hasZipcode ? 'business' : 'waiting' }
  return { ...pricedOf(answer, asked.only), ...(isKnown ? {} : { assumedW: valueOn(homePowerW, asked.day) }) }
}

/** Without its tariff gas costs by what it is for. */
const gasUses = [
  { atr: '1', use: 'cooking' },
  { atr: '2', use: 'heating' },
] as const
type GasUse = (typeof gasUses)[number]['use']

/** The cheapest product of gas: of the tariff that the supply has, or of both that homes have. */
export function useGasPrices(asked: PriceAsked): readonly (Priced & { readonly use?: GasUse })[] {
  const { isWaiting, hasZipcode, isBusiness, isHome, query } = useBasics(asked)
  const known = asked.supply.at === 'found' ? asked.supply.facts.access_tariff : null
  const enabled = !isWaiting && (known !== null || (hasZipcode && isHome))
  const [own, other] = known ? [String(known.id), undefined] : [gasUses[0].atr, gasUses[1].atr]
  const ask = (atr: string) => ({
    ...read(listGasProducts, { query: { ...query, atr } }),
    staleTime: Infinity,
  })
  const first = useQuery({ ...ask(own), enabled })
  const second = useQuery({ ...ask(other ?? own), enabled: enabled && other !== undefined })
  if (isWaiting) return [{ at: 'reading' }]
  if (!enabled) return [{ at: isBusiness && hasZipcode ? 'business' : 'waiting' }]
  if (known) return [pricedOf(first, asked.only)]
  return [
    { ...pricedOf(first, asked.only), use: gasUses[0].use },
    { ...pricedOf(second, asked.only), use: gasUses[1].use },
  ]
}
