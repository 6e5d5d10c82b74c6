import { lazy } from 'react'
import type { ComponentProps } from 'react'
import { LazyCard } from './LazyCard.tsx'

const Ledger = lazy(async () => ({
  default: (await import('./battery-ledger/BatteryLedger.tsx')).BatteryLedger,
}))

/** The movements of a battery, which few open: their code comes with the first opening. */
export function LateBatteryLedger(props: ComponentProps<typeof Ledger>) {
  return (
    <LazyCard heightRem={12}>
      <Ledger {...props} />
    </LazyCard>
  )
}
