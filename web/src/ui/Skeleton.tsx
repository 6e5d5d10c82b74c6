import { useSaidWhileWaiting } from './announce.ts'
import './surface.css'

interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string
  /** The shape of what is loading. */
  shape: 'text' | 'answer' | 'card' | 'table' | 'chart'
  rows?: number
}

/** Placeholder while loading: empty for 300 ms, then its shape. Of several on a page only one is announced. */
export function Skeleton({ label, shape, rows = shape === 'table' ? 5 : 3 }: SkeletonProps) {
  useSaidWhileWaiting(label)
  return (
    <div className="skeleton" data-shape={shape}>
      <span className="hide">{label}</span>
      {shape === 'chart' ? <i /> : Array.from({ length: rows }, (_, row) => <i key={row} />)}
    </div>
  )
}
