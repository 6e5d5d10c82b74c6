import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'

export interface Passwords {
  readonly current: string
  readonly new: string
  readonly repeat: string
}

/** What still keeps the form from being sent, in the order in which people fill it in. */
export type Obstacle = 'current' | 'new' | 'too-short' | 'repeat' | 'mismatch'

/** The shortest new password; the strict profile raises it. */
export function shortestPassword({ profile, minLength }: BrowserSettings['password']): number {
  return profile === 'strict' ? Math.max(12, minLength) : minLength
}

/** Length counts characters as people see them, not units of the encoding. */
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
