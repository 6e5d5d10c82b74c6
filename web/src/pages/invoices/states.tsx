import { part } from '../../loading/part.tsx'

// States that few people meet.
export const NoInvoices = part({ load: async () => (await import('./InvoicesStates.tsx')).NoInvoices })
export const UnknownContract = part({
  load: async () => (await import('./InvoicesStates.tsx')).UnknownContract,
})
