import type { ReactNode } from 'react'

/** Places on the page that one can be led to. */
export const cellNames = [
  'consumption',
  'bill',
  'invoices',
  'power',
  'optimal',
  'product',
  'account',
  'notices',
  'supply',
  'data',
  'people',
  'services',
  'batteries',
  'options',
  'attachments',
  'requests',
] as const
export type CellName = (typeof cellNames)[number]

interface CellProps {
  readonly name: CellName
  /** As wide as the page: tables. */
  readonly wide?: boolean
  readonly children: ReactNode
}

export const cellId = (name: CellName): string => `contract-${name}`

/** One card's place; one that turns out to have nothing to show takes none. */
export function Cell({ name, wide = false, children }: CellProps) {
  return (
    <div className="contract-cell" id={cellId(name)} data-cell={name} data-wide={wide || undefined}>
      {children}
    </div>
  )
}
