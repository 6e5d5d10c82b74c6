import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { beginMove, HomeMove } from '@endoll/api/home-moves.ts'
import type { Selectable } from 'kysely'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import type { HomeMoveTable } from '../../platform/db/schema.generated.ts'

export type MoveBody = BodyOf<typeof beginMove>

/** What is left, as a move keeps it. */
export interface Leaving {
  readonly contracts: readonly {
    readonly id: number
    readonly name: string
    readonly readings: readonly number[] | null
  }[]
  readonly mobile: string
  readonly follower: MoveBody['follower']
}

export type Refused = NonNullable<HomeMove['leaving'][number]['refused']>

export type MoveRow = Selectable<HomeMoveTable>

export function leavingOf({ reference, leaving }: Pick<MoveRow, 'reference' | 'leaving'>): Leaving {
  return unsealJson('home_move.leaving', { reference }, leaving) as Leaving
}

/** Contracts whose end could not be asked for, by their ids. */
export function refusedOf({ refused }: Pick<MoveRow, 'refused'>): Readonly<Record<string, Refused>> {
  return (refused ?? {}) as Readonly<Record<string, Refused>>
}
