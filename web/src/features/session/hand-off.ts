/** The one-time token an address brought, until it is exchanged or turned down. */
let waiting: string | undefined

/**
 * Takes `?token=` out of the address bar, before anything else of the page asks the server for something: the
 * token must reach neither the history, a log nor a referrer.
 */
export const takeHandOff = (): void => {
  const here = new URL(location.href)
  const token = here.searchParams.get('token')
  if (!token) return
  waiting = token
  here.searchParams.delete('token')
  history.replaceState(history.state, '', here.pathname + here.search + here.hash)
}

export const waitingHandOff = (): string | undefined => waiting

export const dropHandOff = (): void => {
  waiting = undefined
}
