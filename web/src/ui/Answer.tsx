import type { ReactNode } from 'react'
import './surface.css'

interface AnswerProps {
  readonly children: ReactNode
}

/** Money, energy or power as the reader's language writes it, with its unit before or after. */
const figure = /(?:€\d[\d.,]*\d|[-−]?\d[\d.,\u00a0\u202f]*(?<=\d)[\s\u00a0\u202f]?(?:€|kWh|MWh|kW)(?!\w))/u

/** The one sentence that answers; its first figure stands out. */
export function Answer({ children }: AnswerProps) {
  return (
    <p className="answer">{typeof children === 'string' ? <WithFigure sentence={children} /> : children}</p>
  )
}

interface WithFigureProps {
  readonly sentence: string
}

/** A sentence whose first figure stands out. */
export function WithFigure({ sentence }: WithFigureProps) {
  const found = figure.exec(sentence)
  if (!found) return sentence
  const end = found.index + found[0].length
  return (
    <>
      {sentence.slice(0, found.index)}
      <strong className="answer-figure">{found[0]}</strong>
      {sentence.slice(end)}
    </>
  )
}
