import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'
import { ContractWaiting } from './ContractStates.tsx'

// What the server answered seldom; what fails without a line is not here.
const none = () => import('./NoContract.tsx')
const None = lazy(async () => ({ default: (await none()).NoContracts }))
const NoSuch = lazy(async () => ({ default: (await none()).NoSuchContract }))
const Chooser = lazy(async () => ({
  default: (await import('./ContractChooser.tsx')).ContractChooser,
}))
const Hinted = lazy(async () => ({
  default: (await import('./HintedDownload.tsx')).HintedDownload,
}))

export const LateNone = (props: ComponentProps<typeof None>) => (
  <Suspense fallback={<ContractWaiting />}>
    <None {...props} />
  </Suspense>
)

export const LateNoSuch = () => (
  <Suspense fallback={<ContractWaiting />}>
    <NoSuch />
  </Suspense>
)

export const LateChooser = (props: ComponentProps<typeof Chooser>) => (
  <Suspense fallback={<ContractWaiting />}>
    <Chooser {...props} />
  </Suspense>
)

export const LateHinted = (props: ComponentProps<typeof Hinted>) => (
  <Suspense>
    <Hinted {...props} />
  </Suspense>
)
