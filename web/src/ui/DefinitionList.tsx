import type { ReactNode } from 'react'
import './surface.css'

export type Definition = {
  term: ReactNode
  value: ReactNode
  /** Explains a term of the trade. */
  note?: ReactNode
}

interface DefinitionListProps {
  readonly items: readonly Definition[]
  readonly columns?: 1 | 2
}

/** Terms with their values; the caller leaves out those without a value. */
export function DefinitionList({ items, columns = 1 }: DefinitionListProps) {
  return (
    <dl className="facts" data-columns={columns}>
      {items.map((item, position) => (
        <div key={position}>
          <dt>{item.term}</dt>
          <dd>
            {item.value}
            {item.note ? <p className="small soft">{item.note}</p> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
