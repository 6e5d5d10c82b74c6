import { cable, ray } from './strokes.ts'
import { Picture } from './Picture.tsx'

/** A plug beside its socket: what was looked for is not there. */
export function Unplugged() {
  return (
    <Picture width={200} height={120}>
      <ellipse fill="var(--far)" cx="100" cy="104" rx="86" ry="12" />
      <path {...cable} d="M4 98c36 0 20-52 58-52h14" />
      <rect fill="var(--near)" x="70" y="30" width="34" height="32" rx="8" />
      <path fill="var(--pen)" d="M104 36h14v5h-14zm0 15h14v5h-14z" />
      <path {...ray} d="m126 22 6-8M130 46h10M126 70l6 8" />
      <rect fill="var(--mid)" x="150" y="18" width="42" height="56" rx="10" />
      <circle fill="var(--paper)" cx="171" cy="46" r="15" />
      <circle fill="var(--pen)" cx="165" cy="46" r="3" />
      <circle fill="var(--pen)" cx="177" cy="46" r="3" />
    </Picture>
  )
}
