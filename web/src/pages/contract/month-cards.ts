import { useEffect } from 'react'
import { queryClient } from '../../calls/query.ts'
import type { Area } from '../../i18n/messages.ts'
import { useSite } from '../../site/site.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { billSoFarQuery } from '../../features/consumption/bill-so-far/bill-so-far-query.ts'
import { readingsQuery } from '../../features/consumption/consumption-query.ts'

/** The bill that is being made. */
export const soFarCard = lazyPart(
  async () => (await import('../../features/consumption/bill-so-far/BillSoFarCard.tsx')).BillSoFarCard,
)
/** The month under way, day by day. */
export const monthCard = lazyPart(
  async () => (await import('../../features/consumption/ConsumptionCard.tsx')).ConsumptionCard,
)

interface MonthOf {
  /** The contract's name. */
  readonly name: string
  /** The page has the card of the bill, and of the month. */
  readonly soFar: boolean
  readonly month: boolean
}

/** Brings the code, the texts and the replies of these cards together, where each would come after the other. */
export function useMonthAhead({ name, soFar, month }: MonthOf): void {
  const { loadTexts } = useSite()
  useEffect(() => {
    const bring = (card: typeof soFarCard | typeof monthCard, area: Area) => {
      card.loadAhead()
      // The card asks for its texts again, and says so when they do not come.
      loadTexts(area).catch(() => undefined)
    }
    if (soFar) {
      bring(soFarCard, 'bill-so-far')
      void queryClient.prefetchQuery(billSoFarQuery(name))
    }
    if (month) {
      bring(monthCard, 'consumption')
      void queryClient.prefetchQuery(readingsQuery(name, {}))
    }
  }, [loadTexts, name, soFar, month])
}
