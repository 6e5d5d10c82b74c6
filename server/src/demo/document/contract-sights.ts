import {
  contractDetail,
  contractStates,
  supplyKinds,
  type ContractDetail,
  type SupplyKind,
} from '@endoll/contract/contracts.ts'
import { resolutions, type Resolution } from '@endoll/contract/consumption.ts'
import { findTerritory, type ElectricZone } from '@endoll/domain/supply/zone.ts'
import { attachments } from '../attachments.ts'
import { demoBatteries, type DemoBattery } from '../bills/batteries.ts'
import { couponsOn } from '../coupons.ts'
import type { DemoContract } from '../contract.ts'
import { ofContracts, type Sights } from './sight.ts'

const LIST = '/contratos'
const DETAIL = '/ver-contratos?contract={contract}'
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
        look: 'a contract owes what its invoices owe together',
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
        in: ({ name }) => attachments.some(({ contract }) => contract === name),
      },
      'commitment to a price': {
        look: 'the last day of the commitment',
        in: ({ commitmentEndDay }) => commitmentEndDay !== undefined,
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
      'reactive energy': {
        look: 'reactive energy beside the active one',
        in: ({ tariff, curve }) => tariff === '3.0TD' && curve !== undefined,
      },
    },
  },
]

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
    screen: DETAIL,
    look: {
      aplicar: 'what the battery holds is taken off the next bills',
      no_aplicar: 'its share waits in the battery',
    } satisfies Record<DemoBattery['contracts'][number]['discounts'], string>,
    shown: ofContracts(({ name }) =>
      demoBatteries.flatMap(({ contracts }) =>
        contracts.filter(({ contract }) => contract === name).map(({ discounts }) => discounts),
      ),
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
