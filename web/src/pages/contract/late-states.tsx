import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'
import { ContractWaiting } from './ContractStates.tsx'

// What the server answered seldom; what fails without a line is not here.
function none() {
  return import('./NoContract.tsx')
}
const None = lazy(async () => ({ default: (await none()).NoContracts }))
const NoSuch = lazy(async () => ({ default: (await none()).NoSuchContract }))
const Chooser = lazy(async () => ({
  default: (await import('./ContractChooser.tsx')).ContractChooser,
}))
const Hinted = lazy(async () => ({
  default: (await import('./HintedDownload.tsx')).HintedDownload,
}))

export function LateNone(props: ComponentProps<typeof None>) {
  return (
    <Suspense fallback={<ContractWaiting />}>
      <None {...props} />
    </Suspense>
  )
}

export function LateNoSuch() {
  return (
    <Suspense fallback={<ContractWaiting />}>
      <NoSuch />
    </Suspense>
  )
}

export function LateChooser(props: ComponentProps<typeof Chooser>) {
  return (
    <Suspense fallback={<ContractWaiting />}>
      <Chooser {...props} />
    </Suspense>
  )
}

export function LateHinted(props: ComponentProps<typeof Hinted>) {
  return (
    <Suspense>
      <Hinted {...props} />
    </Suspense>
  )
}
