import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { useWords } from './words/use-words.tsx'

const sizes = [1, 1.5, 2, 3, 4] as const

interface PictureProps {
  readonly source: string
  readonly label: string
}

/** A picture to be looked at closely: it is made larger and turned where it stands. */
export function Picture({ source, label }: PictureProps) {
  const { words } = useWords()
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const { closer, farther, turn } = words.documents
  const size = sizes[step] ?? 1
  return (
    <figure className="desk-picture">
      <div className="desk-filters">
        <Button small onClick={() => setStep(Math.min(step + 1, sizes.length - 1))}>
          {closer}
        </Button>
        <Button small onClick={() => setStep(Math.max(step - 1, 0))}>
          {farther}
        </Button>
        <Button small onClick={() => setTurns((turns + 1) % 4)}>
          {turn}
        </Button>
      </div>
      <div className="desk-picture-frame" tabIndex={0} role="group" aria-label={label}>
        <img src={source} alt={label} data-turns={turns} style={{ width: `${size * 100}%` }} />
      </div>
    </figure>
  )
}
