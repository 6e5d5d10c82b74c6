import { ray } from './strokes.ts'
import { Picture } from './Picture.tsx'

/** A bulb that is on, with a tick: it is done. */
export function LitBulb() {
  return (
    <Picture width={140} height={130}>
      <circle fill="var(--halo)" cx="70" cy="58" r="46" />
      <path {...ray} d="M70 6v9M26 24l7 7M114 24l-7 7M10 62h9M121 62h9" />
      <path
        fill="var(--near)"
        d="M70 24c-20 0-35 15-35 34 0 14 8 22 14 29 3 4 4 7 4 11h34c0-4 1-7 4-11 6-7 14-15 14-29 0-19-15-34-35-34Z"
      />
      <path fill="var(--pen)" d="M55 102h30v6H55zm4 10h22v5c0 4-5 6-11 6s-11-2-11-6z" />
      <path
        d="m54 60 11 11 22-23"
        fill="none"
        stroke="var(--on-action)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  )
}
