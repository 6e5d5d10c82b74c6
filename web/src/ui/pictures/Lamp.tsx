import { line } from './strokes.ts'
import { Picture } from './Picture.tsx'

/** A lamp over an empty table: nothing here yet. */
export function Lamp() {
  return (
    <Picture width={180} height={130}>
      <ellipse fill="var(--far)" cx="90" cy="112" rx="74" ry="13" />
      <path fill="var(--halo)" d="m70 52-28 58h96l-28-58z" />
      <path {...line} d="M90 0v22" />
      <path fill="var(--near)" d="M62 52c0-18 12-30 28-30s28 12 28 30z" />
      <path fill="var(--glow)" d="M78 52a12 12 0 0 0 24 0z" />
      <path fill="var(--paper)" d="M58 92h64v7H58z" />
      <path fill="var(--pen)" d="M58 97h64v4H58zM66 101h4v13h-4zm44 0h4v13h-4z" />
      <path fill="var(--mid)" d="M96 78h16v14H96z" />
      <path {...line} d="M112 81c7 0 7 8 0 8" />
    </Picture>
  )
}
