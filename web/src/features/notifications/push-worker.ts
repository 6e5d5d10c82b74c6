/** Where the worker that shows notifications is registered: no page lies below it, so it controls none. */
export const pushScope = '/push/'

/** This browser shows notifications no longer, also where the session had run out and the server was told nothing. */
export async function endPushHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(pushScope)
  await registration?.unregister()
}
