/** A secret that came in the address of this page, kept in memory until it is used or turned down. */
export interface AddressSecret {
  readonly waiting: () => string | undefined
  readonly drop: () => void
}

/** Takes the value of a parameter out of the address bar. */
function take(parameter: string): string | undefined {
  if (typeof location === 'undefined') return undefined
  const here = new URL(location.href)
  const secret = here.searchParams.get(parameter) || undefined
  here.searchParams.delete(parameter)
  if (secret) history.replaceState(history.state, '', here)
  return secret
}

/**
 * `addressSecret('token')` for `?token=…`. Taken out of the address bar at once: main.tsx imports every one of them, so
 * that it is gone before anything else of the page asks the server for something, and reaches neither the history, a log
 * nor a referrer.
 */
export function addressSecret(parameter: string): AddressSecret {
  let secret = take(parameter)
  return { waiting: () => secret, drop: () => void (secret = undefined) }
}
