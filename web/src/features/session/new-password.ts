import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'

export interface Passwords {
  /** Absent where a mailed link stands for it. */
  readonly current?: string
  readonly new: string
  readonly repeat: string
}

/** What keeps the form from being sent, in the order of its fields. */
export type Obstacle = 'current' | 'new' | 'too-short' | 'repeat' | 'mismatch'

/** The shortest new password; the strict profile raises it. */
export function shortestPassword({ profile, minLength }: BrowserSettings['password']): number {
  return profile === 'strict' ? Math.max(12, minLength) : minLength
}

/** Code points, not UTF-16 units. */
function lengthOf(text: string) {
  return [...text].length
}

export function obstacleOf(passwords: Passwords, shortest: number): Obstacle | undefined {
  if (passwords.current === '') return 'current'
  if (passwords.new === '') return 'new'
  if (lengthOf(passwords.new) < shortest) return 'too-short'
  if (passwords.repeat === '') return 'repeat'
  return passwords.repeat === passwords.new ? undefined : 'mismatch'
}
