import type { ReactNode } from 'react'
import './surface.css'

/** `bad` only where the customer has to act. */
export type Tone = 'neutral' | 'info' | 'good' | 'wait' | 'bad'

interface ChipProps {
  readonly tone: Tone
  readonly children: ReactNode
}

/** A status as a word in a soft colour; the word must be enough without the colour. */
export function Chip({ tone, children }: ChipProps) {
  return (
    <span className="chip" data-tone={tone}>
      {children}
    </span>
  )
}
