import { addPushDevice } from '@endoll/api/push-devices.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { call } from '../../../calls/call.ts'
import { pushScope as scope } from '../../../features/notifications/push-worker.ts'

/**
 * What this browser can do about notifications. `home-screen`: an iPhone or iPad, where only what was added to the home
 * screen may. `denied`: its owner has told it not to ask.
 */
export type PushHere = 'unsupported' | 'home-screen' | 'denied' | 'off' | 'on'

/** Whether an iPhone or iPad shows the page in its browser; no other browser has the property. */
function isAppleBrowser(): boolean {
  return 'standalone' in navigator && !navigator.standalone
}

function canShow(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether a subscription was made for this key of the office: with another one nothing reaches it. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCodePoint(...key))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

async function subscriptionHere(publicKey: string): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  return subscription && isFor(subscription, publicKey) ? subscription : undefined
}

/** Asks nothing of anybody. */
export async function readPushHere(publicKey: string): Promise<PushHere> {
  if (!canShow()) return isAppleBrowser() ? 'home-screen' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  try {
    return (await subscriptionHere(publicKey)) ? 'on' : 'off'
  } catch {
    // A browser without storage has the interfaces but refuses the worker.
    return 'unsupported'
  }
}

/** Only an active worker can subscribe. */
function untilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return Promise.resolve()
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve()
    })
  })
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register('/push.js', { scope, updateViaCache: 'none' })
  await untilActive(registration)
  const before = await registration.pushManager.getSubscription()
  if (before && isFor(before, publicKey)) return before
  await before?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/**
 * Asks the person, subscribes this browser and tells the server. Undefined if the person did not agree. Throws where
 * the browser's push service or the server does not answer.
 */
export async function turnOnHere(publicKey: string): Promise<ReplyOf<typeof addPushDevice> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { endpoint = '', keys = {} } = (await subscribe(publicKey)).toJSON()
  return call(addPushDevice, {
    body: { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } },
  })
}

/** The browser's own subscription ends; the server has been told. */
export async function turnOffHere(publicKey: string): Promise<void> {
  await (await subscriptionHere(publicKey))?.unsubscribe()
}
