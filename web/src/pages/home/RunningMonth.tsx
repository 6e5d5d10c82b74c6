import type { HomeSupply } from '@endoll/api/home.ts'
import { BillSoFarCard, ConsumptionCard } from '../../features/consumption/month-parts.tsx'

interface RunningMonthProps {
  readonly supply: HomeSupply
}

/** The bill that is being made and this month day by day, of an active supply of electricity. */
export function RunningMonth({ supply }: RunningMonthProps) {
  const { name, type, state, has_consumption: isRead } = supply
  if (type !== 'electricity') return null
  return (
    <>
      {state === 'activa' ? (
        <div className="home-part" data-part="so-far">
          <BillSoFarCard name={name} brief />
        </div>
      ) : null}
      {isRead ? (
        <div className="home-part" data-part="month">
          <ConsumptionCard name={name} />
        </div>
      ) : null}
    </>
  )
}
