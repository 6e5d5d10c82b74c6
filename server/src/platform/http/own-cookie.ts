/** How every cookie of ours is set: no script reads it, no other site sends it. */
export const ownCookie = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

/**
 * What names of cookies end with: the port at which browsers see the office, outside 443, because cookies ignore ports.
 * Never the port on which one of several servers listens behind a balancer.
 */
export function cookieSuffixOf(publicAddress: string | null, ownPort: number): string {
  const port = publicAddress === null ? String(ownPort) : new URL(publicAddress).port
  return port === '' || port === '443' ? '' : `-${port}`
}
