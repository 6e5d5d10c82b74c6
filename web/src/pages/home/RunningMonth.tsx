import type { HomeSupply } from '@endoll/api/home.ts'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '../../ui/Notice.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'

const BillSoFarCard = lazyComponent(async () => ({
  default: (await import('../../features/consumption/bill-so-far/BillSoFarCard.tsx')).BillSoFarCard,
}))
const ConsumptionCard = lazyComponent(async () => ({
  default: (await import('../../features/consumption/ConsumptionCard.tsx')).ConsumptionCard,
}))

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
        <Part name="so-far">
          <BillSoFarCard name={name} brief />
        </Part>
      ) : null}
      {isRead ? (
        <Part name="month">
          <ConsumptionCard name={name} />
        </Part>
      ) : null}
    </>
  )
}

interface PartProps {
  readonly name: string
  readonly children: ReactNode
}

/** Its place is kept while its code is on the way; where that does not arrive the rest of the page stays. */
function Part({ name, children }: PartProps) {
  const unread = useTranslations('home')('partUnread')
  return (
    <div className="home-part" data-part={name}>
      <CatchBoundary getResetKey={() => name} errorComponent={() => <Notice tone="neutral" title={unread} />}>
        <Suspense>{children}</Suspense>
      </CatchBoundary>
    </div>
  )
}
