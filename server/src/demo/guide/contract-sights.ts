import {
  contractDetail,
  contractStates,
  discountModes,
  priceKinds,
  regulatedPrices,
  supplyKinds,
  type ContractDetail,
  type DiscountMode,
  type PriceKind,
  type SupplyKind,
} from '@endoll/api/contracts.ts'
import { resolutions, type Resolution } from '@endoll/api/consumption.ts'
import { showsGasFlow } from '@endoll/domain/supply/gas-tariff.ts'
import { priceConcepts, type PriceConcept } from '@endoll/domain/billing/billed-supply.ts'
import { tariffOptions, type TariffOption } from '@endoll/domain/supply/tariff-options.ts'
import { findTerritory, type ElectricZone } from '@endoll/domain/supply/zone.ts'
import { attachments } from '../attachments.ts'
import { demoBatteries } from '../bills/batteries.ts'
import { demoPrices } from '../bills/prices.ts'
import { couponsOn } from '../coupons.ts'
import { mayAskForRegulatedPrice } from '@endoll/domain/contracting/regulated-price.ts'
import { priceKindOf, products, type DemoContract } from '../contract.ts'
import { offers } from '../product-offers.ts'
import { optionsSeen } from '../tariff-options.ts'
import { ofContracts, type Sights } from './sight.ts'

const LIST = '/contratos'
const DETAIL = '/ver-contratos?contract={contract}'
const GAS_DETAIL = '/ver-contratos-gas?contract={contract}'
const CONSUMPTION = '/ver-contratos?function=consumption&contract={contract}'

/** What is seen beside the enumerated states, on which screen, and which contracts show it. */
const BESIDE: readonly (Pick<Sights, 'title' | 'screen'> & {
  readonly seen: Readonly<
    Record<string, { readonly look: string; readonly in: (contract: DemoContract) => boolean }>
  >
})[] = [
  {
    title: 'More in the list of contracts',
    screen: LIST,
    seen: {
      'signature pending': {
        look: 'a draft without a day of signature',
        in: ({ state, signDay }) => state === 'esborrany' && signDay === null,
      },
      debt: {
        look: 'a contract owes what its invoices owe together; one also an old bill that is not kept here',
        in: ({ billing }) => (billing?.owes?.bills ?? 0) > 0,
      },
      coupons: {
        look: 'codes to copy and to share; one of them is over',
        in: ({ customer }) => couponCustomers.has(customer),
      },
      'both kinds': {
        look: 'electricity and gas, each with its tab',
        in: ({ customer }) => customer === 'rosa',
      },
      'several pages': {
        look: 'more contracts than a page holds',
        in: ({ customer }) => customer === 'gestoria',
      },
    },
  },
  {
    title: 'More on the page of a contract',
    screen: DETAIL,
    seen: {
      'process running': {
        look: 'a process with the distributor is open: power and SIPS have to wait',
        in: ({ atrAvailable }) => atrAvailable === false,
      },
      'electronic notices active': {
        look: 'notices go by e-mail',
        in: ({ electronic }) => electronic === true,
      },
      'electronic notices requested': {
        look: 'asked for some days ago',
        in: ({ electronic }) => typeof electronic === 'object',
      },
      'electronic notices not asked for': {
        look: 'to be asked for',
        in: ({ electronic, state }) => electronic === undefined && state === 'activa',
      },
      'owner who is not the customer': {
        look: 'communities of owners, administered by the customer',
        in: ({ owner }) => owner !== undefined,
      },
      services: { look: 'services with their start', in: ({ services = [] }) => services.length > 0 },
      'social bonus': {
        look: 'the bonus among the services, and on the bills',
        in: ({ services = [] }) => services.some(({ kind }) => kind === 'social_bonus'),
      },
      attachments: {
        look: 'documents to download, the newest first; `marc` has one counted in megabytes',
        in: ({ name }) => attachmentsOf(name) > 0,
      },
      'many attachments': {
        look: 'reports of KB and of MB: sort them by size',
        in: ({ name }) => attachmentsOf(name) > 9,
      },
      'attachments with odd names': {
        look: 'names that would do harm: each is saved under a plain one, and nothing of it is run',
        in: ({ name }) => attachments.some(({ contract, filename }) => contract === name && filename),
      },
      'no attachment': {
        look: 'the card says that there is none',
        in: ({ name }) => attachmentsOf(name) === 0,
      },
      'bills by e-mail': {
        look: 'bills go by e-mail; with `rosa` notices do not yet',
        in: ({ electronic, invoiceOnline }) => invoiceOnline ?? electronic === true,
      },
      'bills on paper': {
        look: 'to be switched to e-mail; with `marc` notices go by e-mail already',
        in: ({ state, electronic, invoiceOnline }) =>
          state === 'activa' && !(invoiceOnline ?? electronic === true),
      },
      'battery shared by two contracts': {
        look: 'the same euros on both pages, each with its share',
        in: ({ name }) =>
          demoBatteries.some(
            ({ contracts }) => contracts.some((link) => link.contract === name) && contracts.length > 1,
          ),
      },
      'no battery': {
        look: 'nothing is said of batteries',
        in: ({ name }) =>
          !demoBatteries.some(({ contracts }) => contracts.some((link) => link.contract === name)),
      },
      'product that can be changed': {
        look: 'in the prices, to another product on sale for the supply, with what the own year would have cost',
        in: (contract) => contract.state === 'activa' && hasOtherProduct(contract),
      },
      'product that cannot be changed': {
        look: 'no other product is on sale for its access tariff: the change says so',
        in: (contract) => contract.state === 'activa' && !hasOtherProduct(contract),
      },
      'commitment to a price': {
        look: 'the last day of the commitment',
        in: ({ commitmentEndDay }) => commitmentEndDay !== undefined,
      },
    },
  },
  {
    title: 'On the page of a gas contract',
    screen: GAS_DETAIL,
    seen: {
      'pressure and flow': {
        look: 'pressure in bar, and flow',
        in: ({ gas, tariff }) => gas !== undefined && showsGasFlow(tariff),
      },
      'flow that is not shown': {
        look: 'a tariff with "3." in its name: only the pressure',
        in: ({ gas, tariff }) => gas !== undefined && !showsGasFlow(tariff),
      },
    },
  },
  {
    title: 'More in the consumption',
    screen: CONSUMPTION,
    seen: {
      surplus: {
        look: 'what the panels export beside what is taken',
        in: ({ curve }) => curve?.solar === true,
      },
    },
  },
]

/** Whether the demo sells another product for a contract's tariff and panels. */
function hasOtherProduct({ product, tariff, curve }: DemoContract): boolean {
  const panels = curve?.solar === true ? 'with' : 'without'
  return offers.some(
    ([code, of, self]) => code !== product && of === tariff && (self === 'any' || self === panels),
  )
}

function attachmentsOf(name: string) {
  return attachments.filter(({ contract }) => contract === name).length
}

const couponCustomers = new Set(couponsOn('2026-11-21').map((coupon) => coupon.customer_code))

/** What contracts and their consumption show. */
export const contractSights: readonly Sights[] = [
  {
    title: 'Kind of supply',
    values: supplyKinds,
    screen: LIST,
    look: {
      electricity: 'the first tab',
      gas: 'the second tab, there where somebody has gas',
    } satisfies Record<SupplyKind, string>,
    shown: ofContracts(({ kind }) => [kind]),
  },
  {
    title: 'State of a contract',
    values: contractStates,
    screen: LIST,
    look: {
      esborrany: 'in process, or waiting for signature',
      activa: 'active',
      baixa: 'closed, with its last bill',
      cancelada: 'closed as well: withdrawn before it was supplied',
    } satisfies Record<(typeof contractStates)[number], string>,
    shown: ofContracts(({ state }) => [state]),
  },
  {
    title: 'Data of the supply point kept from others (SIPS)',
    values: Object.keys(contractDetail.shape.no_cession_sips.def.entries),
    screen: DETAIL,
    look: {
      requested: 'asked for, process started',
      active: 'in force',
      unactive: 'to be asked for',
    } satisfies Record<ContractDetail['no_cession_sips'], string>,
    shown: ofContracts(({ sips }) => [sips ?? 'unactive']),
  },
  {
    title: 'Electric zone',
    screen: CONSUMPTION,
    look: {
      peninsula: 'most supplies',
      baleares: 'other hours for six periods',
      canarias: 'other clock, other periods, other taxes',
      ceuta: 'other hours of P1, other taxes',
      melilla: 'other hours of P1, other taxes',
    } satisfies Record<ElectricZone, string>,
    shown: ofContracts(({ place, curve }) => {
      const zone = curve && findTerritory(place.postalCode.slice(0, 2))?.electricZone
      return zone ? [zone] : []
    }),
  },
  {
    title: 'Consumption',
    values: resolutions,
    screen: CONSUMPTION,
    look: {
      monthly: 'three years; the last ten days are provisional',
      daily: 'days that the distributor estimated, here and there',
      hourly: 'the days of both clock changes; hours missing among the last ten days',
    } satisfies Record<Resolution, string>,
    shown: ofContracts(({ curve }) => (curve ? ['monthly', 'daily', 'hourly'] : [])),
  },
  {
    title: 'Discounts of a virtual battery',
    values: discountModes,
    screen: DETAIL,
    look: {
      aplicar: 'what the battery holds is taken off the next bills',
      no_aplicar: 'its share waits in the battery',
    } satisfies Record<DiscountMode, string>,
    shown: ofContracts(({ name }) =>
      demoBatteries.flatMap(({ contracts }) =>
        contracts.filter(({ contract }) => contract === name).map(({ discounts }) => discounts),
      ),
    ),
  },
  {
    title: 'Tariff options',
    values: [...tariffOptions.flatMap((option) => [`${option} chosen`, `${option} offered`]), 'none'],
    screen: DETAIL,
    look: {
      'double_tariff chosen': 'a year of double tariff that has not begun',
      'double_tariff offered': 'years to choose from',
      'happy_hours chosen': 'hours chosen with the contract, before it starts',
      'happy_hours offered': 'hours to choose from',
      'happy_day chosen': 'a weekend day chosen with the contract, before it starts',
      'happy_day offered': 'Saturday or Sunday',
      none: 'the product offers nothing to choose',
    } satisfies Record<`${TariffOption} ${'chosen' | 'offered'}` | 'none', string>,
    shown: ofContracts(optionsSeen),
  },
  {
    title: 'How the prices of a contract are made',
    values: priceKinds,
    screen: DETAIL,
    look: {
      fixed: 'most contracts, with their prices',
      indexed:
        'a price for every hour: the page has what the market’s price is multiplied by and what comes on top',
      flexible: 'prices that the retailer revises',
      flat: 'one sum a month',
    } satisfies Record<PriceKind, string>,
    shown: ofContracts(({ product }) =>
      products.filter(({ code }) => code === product).map((found) => priceKindOf(found)),
    ),
  },
  {
    title: 'Whether the price is the regulated one (PVPC)',
    values: regulatedPrices,
    screen: DETAIL,
    look: {
      pvpc: 'the home with the social bonus, whose renewal the page and the bills tell in time',
      possible: 'where the retailers of reference are listed',
    } satisfies Record<(typeof regulatedPrices)[number], string>,
    shown: ofContracts(({ kind, tariff, product, powersKw }) =>
      product === 'PVPC20'
        ? ['pvpc']
        : mayAskForRegulatedPrice({ kind, tariff, powersW: powersKw.map((kw) => kw * 1000) })
          ? ['possible']
          : [],
    ),
  },
  {
    title: 'What a price of today is for',
    values: priceConcepts,
    screen: DETAIL,
    look: {
      power: 'EUR per kW and year, by period',
      energy: 'EUR per kWh, by period, or one for all',
      surplus: 'what a kWh of surplus is worth',
      fixed: 'the fixed term of gas, by month or by day',
      excess_power: 'EUR per kW above the contracted power and day',
      reactive_over_80: 'EUR per kvarh, cos φ from 0.80 to 0.95',
      reactive_below_80: 'EUR per kvarh, cos φ below 0.80',
      discount: 'per cent of the energy term',
      market: 'per cent of the market’s price of each hour',
      market_addition: 'EUR per kWh on top of the market’s price',
      market_surplus: 'per cent of the market’s price of each hour, of a kWh of surplus',
      market_surplus_fee: 'EUR per kWh taken off it',
    } satisfies Record<PriceConcept, string>,
    shown: ofContracts(({ product }, today) =>
      demoPrices
        .filter((price) => price.product === product && price.from <= today && today < (price.to ?? '9999'))
        .map(({ concept }) => concept),
    ),
  },
  ...BESIDE.map(({ title, screen, seen }) => ({
    title,
    screen,
    look: Object.fromEntries(Object.entries(seen).map(([what, { look }]) => [what, look])),
    shown: ofContracts((contract) =>
      Object.entries(seen).flatMap(([what, { in: isIn }]) => (isIn(contract) ? [what] : [])),
    ),
  })),
]
