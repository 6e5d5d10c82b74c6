import { line } from './strokes.ts'
import { Picture } from './Picture.tsx'

/** A house in a valley with its light on, for the way in. */
export function Valley() {
  return (
    <Picture width={320} height={240} fills>
      <path fill="var(--far)" d="M0 0h320v240H0z" />
      <circle fill="var(--halo)" cx="214" cy="84" r="62" />
      <circle fill="var(--halo)" cx="214" cy="84" r="46" />
      <circle fill="var(--glow)" cx="214" cy="84" r="31" />
      <path fill="var(--mid)" d="M0 150c44-40 92-50 142-20s112 34 178-14v124H0z" />
      <path {...line} d="M26 124v46m-11-38h22M76 140c14 8 30 10 46 8M26 132c14 14 32 12 50 8" />
      <path {...line} d="M76 132v38m-9-32h18" />
      <path fill="var(--near)" d="M0 190c60-34 122-34 180-18s96 10 140-8v76H0z" />
      <path fill="var(--paper)" d="M122 146h62v42h-62z" />
      <path fill="var(--pen)" d="m114 150 39-31 39 31-6 6-33-26-33 26z" />
      <path fill="var(--glow)" d="M132 156h15v15h-15z" />
      <path {...line} d="M139.500 156v15m-7.500-7.500h15" />
      <path fill="var(--pen)" d="M160 160h13v28h-13z" />
      <path fill="var(--pen)" d="M214 186v-20h4v20zm22 2v-12h4v12z" />
      <circle fill="var(--near)" cx="216" cy="158" r="16" />
      <circle fill="var(--near)" cx="238" cy="171" r="10" />
    </Picture>
  )
}
