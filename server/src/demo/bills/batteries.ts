import { divideDeposit } from '@endoll/domain/billing/battery-parts.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { DemoContract } from '../contract.ts'
import type { DemoInvoice } from './invoice.ts'

/** A virtual battery of the demo: surplus adds euros to it, and bills take them out. */
export interface DemoBattery {
  readonly name: string
  readonly typeName: string
  readonly description: string
  readonly contracts: readonly {
    readonly contract: string
    readonly sharePercent: number
    readonly discounts: 'aplicar' | 'no_aplicar'
  }[]
}

export const demoBatteries: readonly DemoBattery[] = [
  {
    name: 'BV-100201',
    typeName: 'Bateria d’excedents',
    description:
      'El que no es pot compensar en una factura es guarda en euros i es descompta a les següents.',
    contracts: [
      { contract: '100201', sharePercent: 75, discounts: 'aplicar' },
      // Its share stays in the battery until Marc has it applied.
      { contract: '100202', sharePercent: 25, discounts: 'no_aplicar' },
    ],
  },
]

/** Whether a battery takes what a contract's bills cannot pay off, and pays off what it may. */
export function paysFromBattery({ name }: DemoContract): boolean {
  const links = demoBatteries.flatMap(({ contracts }) => contracts)
  return links.some(({ contract, discounts }) => contract === name && discounts === 'aplicar')
}

/** What of a deposit of its own is a contract's; 0 without a battery. */
export function partOfDeposit({ name }: DemoContract, depositCents: number): number {
  const battery = demoBatteries.find(({ contracts }) => contracts.some(({ contract }) => contract === name))
  const shares = battery?.contracts.map(({ sharePercent }, index) => [index, sharePercent] as const)
  const own = battery?.contracts.findIndex(({ contract }) => contract === name) ?? -1
  return divideDeposit(depositCents, new Map(shares)).get(own) ?? 0
}

export interface DemoMovement {
  readonly battery: string
  readonly contract: string
  readonly invoiceNumber: string
  readonly day: Day
  readonly amountCents: number
}

/** What went in and out, invoice by invoice; nothing if a bill did neither. */
export function movementsOf(invoices: readonly DemoInvoice[]): DemoMovement[] {
  return invoices.flatMap(({ contract, battery, number, issueDay }) => {
    const owner = demoBatteries.find(({ contracts }) =>
      contracts.some((link) => link.contract === contract.name),
    )
    const amountCents = (battery?.inCents ?? 0) - (battery?.outCents ?? 0)
    if (!owner || amountCents === 0) return []
    return [
      { battery: owner.name, contract: contract.name, invoiceNumber: number, day: issueDay, amountCents },
    ]
  })
}
