/** Where somebody wanted to go before they were sent to the identity provider. */
export interface Remembered {
  readonly next?: string
  readonly promocode?: string
}

function keyOf(state: string) {
  return `connect:${state}`
}

/** In this tab, under the returned state: another state finds nothing. */
export function remember(state: string, what: Remembered): void {
  try {
    sessionStorage.setItem(keyOf(state), JSON.stringify(what))
  } catch {
    // Storage is switched off: afterwards they come to the home page.
  }
}

export function takeRemembered(state: string): Remembered {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(state)) ?? '{}') as Record<string, unknown>
    sessionStorage.removeItem(keyOf(state))
    const { next, promocode } = kept
    return {
      ...(typeof next === 'string' && { next }),
      ...(typeof promocode === 'string' && { promocode }),
    }
  } catch {
    return {}
  }
}
