import { queryClient } from '../../calls/query.ts'
import { part } from '../../loading/part.tsx'
import { billSoFarQuery } from './bill-so-far/bill-so-far-query.ts'
import type { BillSoFarCardProps } from './bill-so-far/BillSoFarCard.tsx'
import { readingsQuery } from './consumption-query.ts'

/** The bill that is being made. */
export const BillSoFarCard = part({
  load: async () => (await import('./bill-so-far/BillSoFarCard.tsx')).BillSoFarCard,
  texts: ['consumption', 'bill-so-far'],
  reads: ({ name }) => void queryClient.prefetchQuery(billSoFarQuery(name)),
  room: BillSoFarRoom,
  follows: 'first',
})

function BillSoFarRoom({ compact }: BillSoFarCardProps) {
  return <div className={compact ? 'bill-so-far' : 'card bill-so-far'} aria-busy="true" />
}

/** The month under way, day by day. */
export const ConsumptionCard = part({
  load: async () => (await import('./ConsumptionCard.tsx')).ConsumptionCard,
  texts: ['consumption'],
  reads: ({ name }) => void queryClient.prefetchQuery(readingsQuery(name, {})),
  room: ConsumptionRoom,
  follows: 'first',
})

function ConsumptionRoom() {
  return <div className="card consumption-card" aria-busy="true" />
}
