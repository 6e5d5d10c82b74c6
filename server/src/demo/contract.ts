import type { SupplyKind } from '@endoll/contract/contracts.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { ProfileName } from './profiles.ts'

/** Where a supply lies. */
export interface Place {
  readonly street: string
  readonly city: string
  readonly postalCode: string
  /** Four digits of the distributor of electricity there. */
  readonly distributor: string
  readonly distributorName?: string
}

/** A contract of the demo, as contracts.csv and the curve files tell it. */
export interface DemoContract {
  readonly name: string
  readonly customer: string
  readonly kind: SupplyKind
  readonly state: 'esborrany' | 'activa' | 'baixa' | 'cancelada'
  /** Tells the demo's supplies apart: from it come CUPS, account and cadastral reference. */
  readonly number: number
  readonly place: Place
  readonly signDay: Day | null
  readonly startDay: Day | null
  readonly endDay?: Day
  readonly tariff: string
  readonly product: string
  /** kW by period, P1 first; none for gas. */
  readonly powersKw: readonly number[]
  readonly debtEuros?: string
  readonly atrAvailable?: boolean
  readonly gas?: { readonly distributor: string; readonly pressureBar: string; readonly flowM3h: string }
  readonly owner?: { readonly name: string; readonly nif: string }
  /** Hours that are drawn; none for drafts and gas. */
  readonly curve?: {
    readonly profile: ProfileName
    readonly yearlyKwh: number
    readonly years: number
    readonly solar?: boolean
  }
  readonly services?: readonly {
    readonly kind: 'service' | 'social_bonus'
    readonly name: string
    readonly startDay: Day
  }[]
  readonly sips?: 'requested' | 'active'
  readonly electronic?: boolean
}

export const products = [
  { code: 'LLUM20', kind: 'electricity', name: 'Tarifa 2.0TD 2026', commercialName: 'Llum clara' },
  { code: 'SOL20', kind: 'electricity', name: 'Tarifa 2.0TD autoconsum 2026', commercialName: 'Llum de sol' },
  { code: 'LLUM30', kind: 'electricity', name: 'Tarifa 3.0TD 2026', commercialName: 'Llum de feina' },
  { code: 'COMU20', kind: 'electricity', name: 'Tarifa comunitats 2026', commercialName: 'Llum d’escala' },
  { code: 'GAS', kind: 'gas', name: 'Gas RL 2026', commercialName: 'Gas de casa' },
] as const
