import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'
import type * as States from './InvoicesStates.tsx'

/** Loads the code of a state that few people meet only when it is shown. */
function lazyState<Props extends object>(pick: (states: typeof States) => ComponentType<Props>) {
  const State = lazyComponent(async () => ({ default: pick(await import('./InvoicesStates.tsx')) }))
  return function LazyState(props: Props) {
    return (
      <InBrowser>
        <Suspense>
          <State {...props} />
        </Suspense>
      </InBrowser>
    )
  }
}

export const NoInvoices = lazyState((states) => states.NoInvoices)
export const UnknownContract = lazyState((states) => states.UnknownContract)
