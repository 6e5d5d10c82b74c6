import './surface.css'

interface SkeletonProps {
  /** What is loading, for those who listen. */
  label: string
  /** The shape of what will stand here. */
  shape: 'text' | 'answer' | 'card' | 'table' | 'chart'
  rows?: number
}

/** Keeps the place from the first moment, shows nothing for 300 ms, then the shape of what comes. */
export function Skeleton({ label, shape, rows = shape === 'table' ? 5 : 3 }: SkeletonProps) {
  return (
    <div className="skeleton" data-shape={shape} role="status">
      <span className="hide">{label}</span>
      {shape === 'chart' ? <i /> : Array.from({ length: rows }, (_, row) => <i key={row} />)}
    </div>
  )
}
