/** What the tabs of this browser tell each other; undefined on the server, and where Firefox refuses it with the cookies. */
export function tabChannel(name: string): BroadcastChannel | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
