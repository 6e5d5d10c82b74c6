import { part } from '../../loading/part.tsx'
import { CardRoom } from './EmptyCard.tsx'

/** The newest invoices, which come first. */
export const InvoicesCard = part({
  load: async () => (await import('./cards/InvoicesCard.tsx')).InvoicesCard,
  texts: ['invoices'],
  room: CardRoom,
  follows: 'first',
})
