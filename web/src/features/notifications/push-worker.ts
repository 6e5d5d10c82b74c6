/** Where the worker that shows notifications is registered: no page lies below it, so it controls none. */
export const pushScope = '/push/'

/** Turns off notifications in this browser, even if the session expired and the server could not be told. */
export async function endPushHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(pushScope)
  await registration?.unregister()
}
