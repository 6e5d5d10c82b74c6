import { lazy } from 'react'
import type { ReactNode } from 'react'
import { Cell } from './Cell.tsx'
import { isFirst, partsOf, wideParts } from './contract-parts.ts'
import type { FirstPart, PartName } from './contract-parts.ts'
import { ContractActions } from './ContractActions.tsx'
import { HappeningHeading } from './HappeningHeading.tsx'
import { OnThisPage } from './OnThisPage.tsx'
import type { ShownContract } from './use-contract-page.ts'
import { statusOf } from '../../supplies/contract-status.ts'
import { LateBillSoFar, LateConsumption, LateInvoices } from './late-cards.tsx'
import { LazyCard } from './LazyCard.tsx'

/** Everything below the first window is one file more: the answer does not wait for it. */
const MoreCells = lazy(async () => ({ default: (await import('./MoreCells.tsx')).MoreCells }))

/** What is shown of the energy first, each card in a file of its own. */
const first = {
  consumption: LateConsumption,
  bill: LateBillSoFar,
  invoices: LateInvoices,
} as const satisfies Record<FirstPart, unknown>

function comesLater(name: PartName): name is Exclude<PartName, FirstPart> {
  return !isFirst(name)
}

interface ContractWholeProps {
  readonly shown: ShownContract
  /** Below the heading: what the page itself has to say. */
  readonly children?: ReactNode
}

/** One contract with everything there is to know of it, what people look for first. */
export function ContractWhole({ shown, children }: ContractWholeProps) {
  const parts = partsOf(shown.contract)
  const wide = wideParts(parts)
  const ended = statusOf(shown.contract) === 'closed'
  return (
    <>
      <HappeningHeading shown={shown} />
      {children}
      <ContractActions shown={shown} />
      <OnThisPage parts={parts} />
      <div className="contract-cells">
        {parts.filter(isFirst).map((name) => {
          const Late = first[name]
          return (
            <Cell key={name} name={name} wide={wide.has(name)}>
              <Late name={shown.contract.name} rows={shown.listed} ended={ended} />
            </Cell>
          )
        })}
        <LazyCard heightRem={90}>
          <MoreCells shown={shown} parts={parts.filter(comesLater)} wide={wide} />
        </LazyCard>
      </div>
    </>
  )
}
