/**
 * Takes a secret out of the address bar, before anything else of the page asks the server for something: it must reach
 * neither the history, a log nor a referrer.
 */
export function takeFromAddress(name: string): string | undefined {
  const here = new URL(location.href)
  const secret = here.searchParams.get(name)
  if (!secret) return undefined
  here.searchParams.delete(name)
  history.replaceState(history.state, '', here.pathname + here.search + here.hash)
  return secret
}
