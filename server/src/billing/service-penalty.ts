import { productCents } from '@endoll/domain/money.ts'
import { servicePenaltyCents } from '@endoll/domain/procedures/end-service.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { Selectable } from 'kysely'
import type { ContractServiceTable } from '../platform/db/schema.generated.ts'

type StayRow = Pick<Selectable<ContractServiceTable>, 'start_day' | 'stay_last_day' | 'penalty'>

/** Cents that a service costs whose last day is `last`; 0 of one without a stay. */
export function penaltyOfService({ start_day, stay_last_day, penalty }: StayRow, last: Day): number {
  if (stay_last_day === null || penalty === null) return 0
  const stay = { startDay: start_day, lastDay: stay_last_day, penaltyCents: productCents([penalty], 1) }
  return servicePenaltyCents(stay, last)
}
