import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { beginMove, HomeMove } from '@endoll/api/home-moves.ts'
import type { Selectable } from 'kysely'
import type { HomeMoveTable } from '../../platform/db/schema.generated.ts'

export type MoveBody = BodyOf<typeof beginMove>

export type Refused = NonNullable<HomeMove['leaving'][number]['refused']>

export type MoveRow = Selectable<HomeMoveTable>

/** Contracts whose end could not be asked for, by their ids. */
export function refusedOf({ refused }: Pick<MoveRow, 'refused'>): Readonly<Record<string, Refused>> {
  return (refused ?? {}) as Readonly<Record<string, Refused>>
}
