import type { DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { useSyncExternalStore } from 'react'

/** For whom this document acts and as what, once the bar above its pages has read it: the menus ask nothing themselves. */
let told: { readonly acting: string; readonly role: DelegateRole } | undefined
const waiting = new Set<() => void>()

/** Tells the menus what may be done for a customer. */
export function tellRole(acting: string, role: DelegateRole): void {
  if (told?.acting === acting && told.role === role) return
  told = { acting, role }
  for (const changed of waiting) changed()
}

function subscribe(changed: () => void) {
  waiting.add(changed)
  return () => void waiting.delete(changed)
}

/** What may be done for a customer; undefined until it was told. */
export function useToldRole(acting: string | undefined): DelegateRole | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (told !== undefined && told.acting === acting ? told.role : undefined),
    () => undefined,
  )
}
