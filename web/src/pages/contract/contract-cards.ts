import type { ContractDetail } from '@endoll/api/contracts.ts'
import type { SwitchName } from '@endoll/api/deployment/switches.ts'
import type { ComponentType } from 'react'
import { BillSoFarCard, ConsumptionCard } from '../../features/consumption/month-parts.tsx'
import { hasBillSoFar, hasMonth, isActive, isElectric, isSupplied } from './contract-facts.ts'
import type { ContractFacts } from './contract-facts.ts'
import { contractTabs } from './contract-tab.ts'
import { LeavingCard } from './cards/LeavingCard.tsx'
import { CardRoom } from './EmptyCard.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import type { ContractTab } from './contract-tab.ts'
import type { ShownContract } from './use-contract-page.ts'
import { part } from '../../loading/part.tsx'

/** What the page gives every card; each takes what it needs. */
interface CardProps {
  /** The contract's name. */
  readonly name: string
  readonly contract: ContractDetail
  readonly shown: ShownContract
  /** On a phone: only what answers. */
  readonly brief: boolean
}

export interface ContractCard<Name extends string = CardName> {
  readonly name: Name
  readonly tab: ContractTab
  /** Which contracts have the card; all of them where this is missing. */
  readonly when?: (contract: ContractFacts) => boolean
  /** Switch of the deployment without which no contract has the card. */
  readonly needs?: SwitchName
  /** As wide as the page: a table, or one that would leave half of it empty. */
  readonly wide?: true
  /** As high as two of its neighbours. */
  readonly tall?: true
  /** As high as it usually is, in rem, on a wide page and on a phone: its room until it is loaded and read. */
  readonly room: readonly [wide: number, phone: number]
  /** As high as each bill that it lists. */
  readonly rowRoom?: readonly [wide: number, phone: number]
  readonly Card: ComponentType<CardProps>
}

/** Every card of the page, what people look for first at the top. Its title is `contract-page.parts.<name>`. */
const rows = [
  {
    name: 'invoices',
    tab: 'summary',
    room: [9, 4.75],
    rowRoom: [5, 6],
    when: isSupplied,
    wide: true,
    Card: InvoicesCard,
  },
  {
    name: 'consumption',
    tab: 'summary',
    room: [50, 52],
    when: hasMonth,
    Card: ConsumptionCard,
  },
  {
    name: 'bill',
    tab: 'summary',
    room: [34, 25],
    when: hasBillSoFar,
    Card: BillSoFarCard,
  },
  {
    name: 'sun',
    tab: 'summary',
    room: [8, 8],
    needs: 'solarYear',
    when: ({ self_consumption: sun }) => sun !== null,
    wide: true,
    Card: part({
      load: async () => (await import('./cards/SunCard.tsx')).SunCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'power',
    tab: 'power',
    room: [14, 24],
    when: isElectric,
    wide: true,
    Card: part({
      load: async () => (await import('./cards/PowerCard.tsx')).PowerCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'account',
    tab: 'data',
    room: [16, 15.5],
    Card: part({
      load: async () => (await import('./cards/AccountCard.tsx')).AccountCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'optimal',
    tab: 'power',
    room: [36, 50],
    wide: true,
    when: (contract) => isElectric(contract) && isActive(contract),
    Card: part({
      load: async () => (await import('./cards/optimal-power/OptimalPowerCard.tsx')).OptimalPowerCard,
      texts: ['optimal-power'],
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'product',
    tab: 'prices',
    room: [25, 39],
    Card: part({
      load: async () => (await import('./cards/ProductCard.tsx')).ProductCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'productYear',
    tab: 'prices',
    room: [24, 30],
    wide: true,
    when: (contract) => isActive(contract) && (!isElectric(contract) || contract.has_consumption),
    Card: part({
      load: async () => (await import('./cards/product-year/ProductYearCard.tsx')).ProductYearCard,
      texts: ['product-year'],
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'notices',
    tab: 'data',
    room: [21, 26],
    Card: part({
      load: async () => (await import('./cards/NoticesCard.tsx')).NoticesCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'data',
    tab: 'data',
    room: [16, 15.5],
    Card: part({
      load: async () => (await import('./cards/DataCard.tsx')).DataCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'supply',
    tab: 'data',
    room: [42, 39],
    tall: true,
    Card: part({
      load: async () => (await import('./cards/SupplyCard.tsx')).SupplyCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'people',
    tab: 'data',
    room: [17, 20.5],
    Card: part({
      load: async () => (await import('./cards/PeopleCard.tsx')).PeopleCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'leaving',
    tab: 'data',
    room: [2, 2],
    wide: true,
    Card: LeavingCard,
  },
  {
    name: 'options',
    tab: 'prices',
    room: [33, 33],
    needs: 'tariffOptions',
    when: ({ tariff_options }) => tariff_options !== null,
    Card: part({
      load: async () => (await import('./cards/TariffOptionsCard.tsx')).TariffOptionsCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'batteries',
    tab: 'prices',
    room: [29, 32],
    needs: 'virtualBattery',
    when: ({ bateria_virtual }) => bateria_virtual.length > 0,
    wide: true,
    Card: part({
      load: async () => (await import('./cards/BatteriesCard.tsx')).BatteriesCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'services',
    tab: 'prices',
    room: [9, 6.5],
    wide: true,
    Card: part({
      load: async () => (await import('./cards/ServicesCard.tsx')).ServicesCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'attachments',
    tab: 'documents',
    room: [17, 17],
    wide: true,
    Card: part({
      load: async () => (await import('./cards/AttachmentsCard.tsx')).AttachmentsCard,
      room: CardRoom,
      follows: 'below',
    }),
  },
  {
    name: 'requests',
    tab: 'documents',
    room: [10.75, 11.25],
    wide: true,
    Card: part({
      load: async () => (await import('./cards/RequestsCard.tsx')).RequestsCard,
      texts: ['requests'],
      room: CardRoom,
      follows: 'below',
    }),
  },
] as const satisfies readonly ContractCard<string>[]

export type CardName = (typeof rows)[number]['name']
export const contractCards: readonly ContractCard[] = rows

/** The cards of a contract, in their order. */
export function cardsOf(
  contract: ContractFacts,
  offersSwitch: (name: SwitchName) => boolean,
): readonly ContractCard[] {
  return contractCards.filter(
    ({ when, needs }) =>
      (when === undefined || when(contract)) && (needs === undefined || offersSwitch(needs)),
  )
}

/** The tabs that have a card, each with its own. */
export function tabsOf(
  cards: readonly ContractCard[],
): readonly { readonly tab: ContractTab; readonly cards: readonly ContractCard[] }[] {
  return contractTabs
    .map((tab) => ({ tab, cards: cards.filter((card) => card.tab === tab) }))
    .filter((one) => one.cards.length > 0)
}

/** The tab that an address asks for, by its name or by the anchor of a card. */
export function tabAsked(
  cards: readonly ContractCard[],
  { tab, hash }: { readonly tab: unknown; readonly hash: string },
): ContractTab | undefined {
  return (
    cards.find(({ name }) => hash === cellId(name))?.tab ?? tabsOf(cards).find((one) => one.tab === tab)?.tab
  )
}

/** Which cards are as wide as the page: those that say so, and a card that would have none beside it. */
export function wideCards(cards: readonly ContractCard[]): ReadonlySet<CardName> {
  const wide = new Set<CardName>()
  let beside = false
  for (const [index, card] of cards.entries()) {
    const next = cards[index + 1]
    const alone = !beside && (next === undefined || next.wide === true)
    if (card.wide || alone) wide.add(card.name)
    // Below the neighbour of a tall card there is a place beside it.
    beside = !wide.has(card.name) && (!beside || card.tall === true)
  }
  return wide
}

/** The id of a card on the page. */
export function cellId(name: CardName): string {
  return `contract-${name}`
}
