/** A secret that came in the address of this page, kept in memory until it is used or turned down. */
export interface AddressSecret {
  /**
   * Takes it out of the address bar, before anything else of the page asks the server for something: it must reach
   * neither the history, a log nor a referrer.
   */
  readonly take: () => void
  readonly waiting: () => string | undefined
  readonly drop: () => void
}

/** `addressSecret('token')` for `?token=…` */
export function addressSecret(parameter: string): AddressSecret {
  let secret: string | undefined
  return {
    take: () => {
      const here = new URL(location.href)
      secret = here.searchParams.get(parameter) || undefined
      if (secret === undefined) return
      here.searchParams.delete(parameter)
      history.replaceState(history.state, '', here.pathname + here.search + here.hash)
    },
    waiting: () => secret,
    drop: () => {
      secret = undefined
    },
  }
}
