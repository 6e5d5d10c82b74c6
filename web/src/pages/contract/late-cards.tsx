import { lazy } from 'react'
import type { CSSProperties } from 'react'
import { LazyCard } from './LazyCard.tsx'

// Each in a file of its own, with its texts: what the page opens with does not wait for them.
const Consumption = lazy(async () => ({
  default: (await import('./ConsumptionCard.tsx')).ConsumptionCard,
}))
const BillSoFar = lazy(async () => ({
  default: (await import('../../features/consumption/bill-so-far/BillSoFarCard.tsx')).BillSoFarCard,
}))
const Optimal = lazy(async () => ({
  default: (await import('./optimal-power/OptimalPowerCard.tsx')).OptimalPowerCard,
}))
const Related = lazy(async () => ({
  default: (await import('./RelatedInvoices.tsx')).RelatedInvoices,
}))
const Requests = lazy(async () => ({
  default: (await import('./ContractRequests.tsx')).ContractRequests,
}))

interface LateProps {
  /** The contract's name. */
  readonly name: string
}

export function LateConsumption({ name }: LateProps) {
  return (
    <LazyCard heightRem={27}>
      <Consumption name={name} />
    </LazyCard>
  )
}

export function LateBillSoFar({ name }: LateProps) {
  return (
    <LazyCard heightRem={27}>
      <BillSoFar name={name} />
    </LazyCard>
  )
}

export function LateOptimalPower({ name }: LateProps) {
  return (
    <LazyCard heightRem={20}>
      <Optimal name={name} />
    </LazyCard>
  )
}

interface LateInvoicesProps extends LateProps {
  readonly rows: number
  /** Whether the contract is closed: no first invoice will come. */
  readonly ended: boolean
}

/** As high as its rows will be from the first moment: it is the first that is seen. */
export function LateInvoices({ name, rows, ended }: LateInvoicesProps) {
  return (
    <div className="contract-invoices" style={{ '--rows': rows } as CSSProperties}>
      <LazyCard heightRem={8}>
        <Related contract={name} ended={ended} />
      </LazyCard>
    </div>
  )
}

export function LateRequests({ name }: LateProps) {
  return (
    <LazyCard heightRem={12}>
      <Requests contract={name} />
    </LazyCard>
  )
}
