interface RenunciationWordsProps {
  /** What opens them. */
  readonly summary: string
  readonly words: { readonly title: string; readonly paragraphs: readonly string[] }
}

/** The words by which the social bonus is given up, closed under what they are: in Spanish, as the law's model is. */
export function RenunciationWords({ summary, words: { title, paragraphs } }: RenunciationWordsProps) {
  return (
    <details className="explained">
      <summary>{summary}</summary>
      <div className="stack" lang="es">
        <p>
          <strong>{title}</strong>
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}

/** How a difference of a year is said, of cents more or, below 0, less. */
export function differenceWord(cents: number): 'more' | 'less' | 'same' {
  if (cents === 0) return 'same'
  return cents > 0 ? 'more' : 'less'
}
