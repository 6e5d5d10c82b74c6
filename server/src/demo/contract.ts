import type { PriceKind, SupplyKind } from '@endoll/api/contracts.ts'
import type { TariffOption } from '@endoll/domain/supply/tariff-options.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { ProfileName } from './profiles.ts'

/** The place of a supply. */
export interface Place {
  readonly street: string
  readonly city: string
  readonly postalCode: string
  /** Four digits of the distributor of electricity there. */
  readonly distributor: string
  readonly distributorName?: string
}

export interface DemoService {
  readonly kind: 'service' | 'social_bonus'
  readonly name: string
  readonly startDay: Day
  readonly endDay?: Day
  /** Euros a month, without tax. */
  readonly priceMonth?: string
  /** Per cent of a social bonus, and the kWh a year to which it applies. */
  readonly discountPercent?: string
  readonly discountLimitKwh?: number
  /** What a service is for. */
  readonly about?: string
  /** Until when it was agreed to be kept, and the euros that leaving it at once costs. */
  readonly stay?: { readonly lastDay: Day; readonly penalty: string }
}

/** A contract of the demo, as contracts.csv and the curve files have it. */
export interface DemoContract {
  readonly name: string
  readonly customer: string
  readonly kind: SupplyKind
  readonly state: 'esborrany' | 'activa' | 'baixa' | 'cancelada'
  /** Number of the supply: CUPS, account and cadastral reference follow from it. */
  readonly number: number
  readonly place: Place
  readonly signDay: Day | null
  /** Where one is signed that waits for it. */
  readonly signAddress?: string
  readonly startDay: Day | null
  readonly endDay?: Day
  readonly tariff: string
  readonly product: ProductCode
  /** kW by period, P1 first; none for gas. */
  readonly powersKw: readonly number[]
  /** What they were up to a day on which they were changed: one on which the meter is read. */
  readonly powersBefore?: { readonly until: Day; readonly powersKw: readonly number[] }
  readonly atrAvailable?: boolean
  readonly gas?: {
    readonly distributor: string
    readonly pressureBar: string
    readonly flowM3h: string
    readonly yearlyKwh: number
  }
  readonly owner?: { readonly name: string; readonly nif: string }
  /** Hours that are drawn; none for drafts and gas. */
  readonly curve?: {
    readonly profile: ProfileName
    readonly yearlyKwh: number
    readonly years: number
    readonly solar?: boolean
    /** Whether its meter has told quarters of an hour of late. */
    readonly quarters?: boolean
  }
  readonly services?: readonly DemoService[]
  /** How it is billed where that is not like most: read on a day that its number gives, charged to the account. */
  readonly billing?: {
    readonly cycleDay?: number
    readonly payment?: 'direct_debit' | 'transfer' | 'card'
    /** Several contracts of one administrator that are paid together, month by month. */
    readonly grouped?: boolean
    /** The newest bills that were due and were not paid, or only half; the retailer may halt their ladder. */
    readonly owes?: { readonly bills: number; readonly partly?: boolean; readonly rungs?: number }
  }
  readonly sips?: 'requested' | 'active'
  /** Notices by e-mail: so they go, or the customer has asked for it on a day. */
  readonly electronic?: boolean | { readonly askedOn: Day }
  /** Bills by e-mail, where that is not as with notices. */
  readonly invoiceOnline?: boolean
  /** What its customer has chosen of what the product offers. */
  readonly chosen?: Readonly<Partial<Record<TariffOption, string>>>
  /** A share of the panels of its building: the CAU is of this supply's number, the coefficient in millionths. */
  readonly shared?: { readonly number: number; readonly millionths: number }
  /** What is owed of bills of before this office. */
  readonly oldDebts?: readonly {
    readonly reference: string
    readonly day: Day
    readonly concept: string
    readonly cents: number
  }[]
  readonly commitmentEndDay?: Day
}

/** kW by period that a contract had on a day. */
export function powersKwOn(
  { powersKw, powersBefore }: Pick<DemoContract, 'powersKw' | 'powersBefore'>,
  day: Day,
): readonly number[] {
  return powersBefore && day < powersBefore.until ? powersBefore.powersKw : powersKw
}

export interface DemoProduct {
  readonly code: string
  readonly kind: SupplyKind
  readonly name: string
  readonly commercialName: string
  readonly priceKind?: PriceKind
  /** When and how prices that are revised are revised. */
  readonly revision?: string
  /** The gas tariff of last resort. */
  readonly lastResort?: true
  /** The voluntary price for small consumers. */
  readonly pvpc?: true
}

export const products = [
  { code: 'LLUM20', kind: 'electricity', name: 'Tarifa 2.0TD 2026', commercialName: 'Llum clara' },
  { code: 'SOL20', kind: 'electricity', name: 'Tarifa 2.0TD autoconsum 2026', commercialName: 'Llum de sol' },
  { code: 'PLANA20', kind: 'electricity', name: 'Tarifa 2.0TD un preu 2026', commercialName: 'Llum igual' },
  { code: 'LLUM30', kind: 'electricity', name: 'Tarifa 3.0TD 2026', commercialName: 'Llum de feina' },
  { code: 'COMU20', kind: 'electricity', name: 'Tarifa comunitats 2026', commercialName: 'Llum d’escala' },
  {
    code: 'HORA20',
    kind: 'electricity',
    name: 'Tarifa 2.0TD indexada',
    commercialName: 'Llum de cada hora',
    priceKind: 'indexed',
  },
  {
    code: 'PVPC20',
    kind: 'electricity',
    name: 'PVPC de prova',
    commercialName: 'PVPC (preus inventats)',
    priceKind: 'indexed',
    pvpc: true,
  },
  {
    code: 'MESOS20',
    kind: 'electricity',
    name: 'Tarifa 2.0TD revisable',
    commercialName: 'Llum per trimestres',
    priceKind: 'flexible',
    revision:
      'Cada primero de enero, abril, julio y octubre: el precio del kWh sube o baja lo que el precio medio del mercado diario del trimestre anterior respecto al de antes. Se avisa con un mes.',
  },
  {
    code: 'QUOTA20',
    kind: 'electricity',
    name: 'Tarifa 2.0TD quota 2019',
    commercialName: 'Llum a quota',
    priceKind: 'flat',
  },
  { code: 'GAS', kind: 'gas', name: 'Gas RL 2026', commercialName: 'Gas de casa' },
  { code: 'GASCOM', kind: 'gas', name: 'Gas comunitats 2026', commercialName: 'Gas d’escala' },
  {
    code: 'GASTUR',
    kind: 'gas',
    name: 'TUR de prova',
    commercialName: 'Últim recurs (preus inventats)',
    lastResort: true,
  },
] as const satisfies readonly DemoProduct[]
export type ProductCode = (typeof products)[number]['code']

/** How prices of a product are made where they are not fixed: of those only the one that follows the market has bills in the demo. */
export function priceKindOf({ priceKind }: DemoProduct): PriceKind {
  return priceKind ?? 'fixed'
}
