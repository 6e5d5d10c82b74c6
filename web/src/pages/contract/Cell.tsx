import type { ReactNode } from 'react'
import type { PartName } from './contract-parts.ts'

interface CellProps {
  readonly name: PartName
  /** As wide as the page. */
  readonly wide: boolean
  readonly children: ReactNode
}

export function cellId(name: PartName): string {
  return `contract-${name}`
}

/** One card's place; one that turns out to have nothing to show takes none. */
export function Cell({ name, wide, children }: CellProps) {
  return (
    <div
      className="contract-cell"
      id={cellId(name)}
      data-wide={wide || undefined}
      data-print-columns={wide ? 1 : 2}
    >
      {children}
    </div>
  )
}
