import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

/** A state of the page that few people meet: its code comes when it does, and only its own place waits. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const State = lazy(async () => ({ default: await load() }))
  return function LateState(props: Props) {
    return (
      <Suspense>
        <State {...props} />
      </Suspense>
    )
  }
}

export const NoInvoices = late(async () => (await import('./InvoicesStates.tsx')).NoInvoices)
export const UnknownContract = late(async () => (await import('./InvoicesStates.tsx')).UnknownContract)
export const NoMatch = late(async () => (await import('../../lists/list-states.tsx')).NoMatch)
export const BeyondTheEnd = late(async () => (await import('../../lists/list-states.tsx')).BeyondTheEnd)
