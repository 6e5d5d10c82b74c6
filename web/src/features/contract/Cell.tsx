import type { ReactNode } from 'react'
import type { PartName } from './contract-parts.ts'

interface CellProps {
  readonly name: PartName
  readonly children: ReactNode
}

/** Tables are as wide as the page. */
const wide: ReadonlySet<PartName> = new Set(['invoices', 'batteries', 'services', 'attachments', 'requests'])

export const cellId = (name: PartName): string => `contract-${name}`

/** One card's place; one that turns out to have nothing to show takes none. */
export function Cell({ name, children }: CellProps) {
  return (
    <div className="contract-cell" id={cellId(name)} data-wide={wide.has(name) || undefined}>
      {children}
    </div>
  )
}
