import { line, ray } from './strokes.ts'
import { Picture } from './Picture.tsx'

interface ValleyAtEndProps {
  /** Done: the sun is up and the window lit. Sent: it is on its way along the line, and the window waits. */
  readonly of: 'done' | 'sent'
}

/** The valley where something that was asked for ends, or goes on without the customer. */
export function ValleyAtEnd({ of }: ValleyAtEndProps) {
  const done = of === 'done'
  return (
    <Picture width={200} height={120}>
      {done ? (
        <>
          <circle fill="var(--halo)" cx="58" cy="44" r="40" />
          <circle fill="var(--glow)" cx="58" cy="44" r="27" />
          <path
            style={{ animation: 'appear 0.2s 0.15s both' }}
            d="m45 45 9 9 18-19"
            fill="none"
            stroke="#172322"
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <circle fill="var(--halo)" cx="58" cy="60" r="27" />
      )}
      <path fill="var(--far)" d="M0 84c34-26 72-30 108-12s62 12 92-6v54H0z" />
      <path fill="var(--mid)" d="M0 98c40-18 84-16 120-4s54 6 80-8v34H0z" />
      <path {...line} d="M20 106V66m-9 8h18m42 28V72m-8 8h16" />
      <path {...line} d="M20 74c18 12 34 13 51 6m0 0c20 12 38 10 62-2" />
      {done ? null : <path {...ray} d="M46 81h1m20 0h1m22 5h1" />}
      <path fill="var(--near)" d="M0 112c50-12 110-12 150-8s36 2 50-2v18H0z" />
      <path fill="var(--paper)" d="M132 78h44v30h-44z" />
      <path fill="var(--pen)" d="m125 81 29-24 29 24-4 5-25-20-25 20z" />
      <path fill={done ? 'var(--glow)' : 'var(--far)'} d="M139 84h12v12h-12z" />
      <path {...line} d="M145 84v12m-6-6h12" />
      <path fill="var(--pen)" d="M159 88h10v20h-10z" />
      <circle fill="var(--near)" cx="190" cy="94" r="10" />
      <path fill="var(--pen)" d="M188.500 98h3v12h-3z" />
    </Picture>
  )
}
