// Notifications on somebody's own browser: asked for, shown by the worker, ended. No browser of a test reaches a push
// service: the subscription comes from a twin, and what the twin was sent is handed to the worker.
import type { BrowserContext, Page } from '@playwright/test'
import { gatherMs } from '@endoll/domain/notifications/digest.ts'
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { expect, openSession, test } from './fixtures.ts'
import type { Office } from './office.ts'
import type { Subscription } from './office-messages.ts'
import { addBill, flat } from './scenarios.ts'
import { expectFits, heading, tabTo } from './words.ts'
import { findWholeChromium } from '../scripts/chromium.mjs'

// A browser without windows refuses the permission before anybody is asked, and its workers show nothing. `npm test`
// brings a whole one to CI.
const whole = findWholeChromium()
test.skip(whole === undefined, 'a browser without windows has no notifications')
test.use({ launchOptions: { ...whole, env: { ...process.env, LANG: 'C.UTF-8' } } })

const settings = '/avisos?view=settings'
const turnOn = 'Activar en este dispositivo'
const turnOff = 'Desactivar en este dispositivo'
const isOn = 'Este dispositivo enseña los avisos.'

/** The subscription that the browser returns. */
async function subscribesTo(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const kept = 'subscribed in a test'
    const subscriptionFor = (key: string) => ({
      endpoint,
      options: {
        applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
          letter.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(kept)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(kept, applicationServerKey)
        return subscriptionFor(applicationServerKey)
      },
      getSubscription: async () => {
        const key = localStorage.getItem(kept)
        return key === null ? null : subscriptionFor(key)
      },
    })
  }, subscription)
}

/** What the person answers when the browser asks; headless, it never does. */
async function answers(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((said) => {
    const asked = 'asked in a test'
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(asked) ?? 'default',
    })
    Notification.requestPermission = async () => {
      localStorage.setItem(asked, said)
      return said
    }
  }, answer)
}

async function mayShow(context: BrowserContext, office: Office): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: office.url })
}

/** Hands the worker what its push service got, as the browser does while no page need be open. */
async function deliver(page: Page, office: Office, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${office.url}/push/`)
      if (own) resolve(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: office.url,
    registrationId: await registered,
    data,
  })
}

function shownHere(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/push/')
    const all = (await registration?.getNotifications()) ?? []
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }))
  })
}

/** The person presses the notification; says which address opens. */
async function press(page: Page): Promise<string> {
  const worker = page.context().serviceWorkers()[0]
  if (!worker) throw new Error('no worker runs')
  return worker.evaluate(async () => {
    // The types are those of a page; this runs in the worker.
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (address: string) => Promise<null> }
      dispatchEvent: (event: Event) => boolean
      NotificationEvent: new (type: string, given: { notification: Notification }) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      // A browser opens a window only for a press of somebody's.
      scope.clients.openWindow = async (address) => {
        resolve(address)
        return null
      }
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }))
    })
  })
}

test('they are turned on by a press, shown by the worker, lead to the bill, and are turned off [POST notifications/devices/]', async ({
  page,
  context,
  office,
  signedIn,
  time,
}) => {
  const subscription = await office.subscribe()
  await subscribesTo(page, subscription)
  await mayShow(context, office)
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto('/avisos')
  await page.getByRole('link', { name: 'Elegir qué avisar' }).click()
  const button = page.getByRole('button', { name: turnOn })
  await expect(button).toBeVisible()
  // Nothing is pushed before, and no column says so.
  await expect(page.getByRole('columnheader', { name: 'En los dispositivos' })).toHaveCount(0)
  expect(context.serviceWorkers()).toEqual([])
  await expectAccessible(page)
  await button.click()
  await expect(page.getByText('Los avisos llegarán a este dispositivo.')).toBeVisible()
  await expect(page.getByText(isOn)).toBeVisible()
  const bills = page.getByRole('switch', { name: 'Facturas nuevas: En los dispositivos', exact: true })
  await expect(bills).toBeChecked()
  await expect(page.getByRole('switch', { name: /: En los dispositivos$/ })).toHaveCount(16)
  await expectAccessible(page)

  await addBill(office, contracts[0]!, bill({ day: '2026-11-20', total: '51.20' }))
  await office.tell()
  await time.pass({ minutes: gatherMs / 60_000 })
  await office.tell()
  const [message = '', ...more] = await office.pushedTo(subscription.endpoint)
  expect(more).toEqual([])
  expect(message).not.toContain('51')
  await deliver(page, office, message)
  // The same again takes its place.
  await deliver(page, office, message)
  await expect
    .poll(() => shownHere(page))
    .toMatchObject([{ title: 'Llum del Vallès', body: 'Hay una factura nueva' }])
  const address = await press(page)
  expect(new URL(address).origin).toBe(office.url)
  expect(await shownHere(page)).toEqual([])
  await page.goto(address)
  await expect(page.getByText('51,20').first()).toBeVisible()

  await page.goto(settings)
  await expect(page.getByText(isOn)).toBeVisible()
  await page.getByRole('button', { name: turnOff }).click()
  await expect(page.getByText('Este dispositivo ya no enseña los avisos.')).toBeVisible()
  await expect(page.getByRole('button', { name: turnOn })).toBeVisible()
  await expect(bills).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: turnOn })).toBeVisible()
})

test('the worker keeps nothing, answers for no page, and is never an old one', async ({
  page,
  context,
  office,
  signedIn,
}) => {
  await subscribesTo(page, await office.subscribe())
  await mayShow(context, office)
  await signedIn({ contracts: [flat()] })
  await page.goto(settings)
  await page.getByRole('button', { name: turnOn }).click()
  await expect(page.getByText(isOn)).toBeVisible()
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  const file = await page.request.get('/push.js')
  expect(file.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  // What it cannot read it still has to show, and nowhere does it lead outside.
  await deliver(page, office, 'no JSON')
  await expect.poll(() => shownHere(page)).toMatchObject([{ title: 'localhost', data: { path: '/' } }])
  await deliver(page, office, JSON.stringify({ title: 'X', tag: 'office', path: 'https://evil.example/' }))
  await expect.poll(() => shownHere(page)).toMatchObject([{ title: 'X' }])
  expect(await press(page)).toBe(office.url)
  // After an update of the office the files of the pages are others; the worker needs none of them.
  await office.withoutFiles(() => deliver(page, office, JSON.stringify({ title: 'Y', tag: 'later' })))
  await expect.poll(() => shownHere(page)).toMatchObject([{ title: 'Y' }])
})

test('another device is removed from this one, and signing out ends them here [GET notifications/devices/] [r.push]', async ({
  page,
  elsewhere,
  office,
  signedIn,
}) => {
  const made = await signedIn({ contracts: [flat()] })
  const laptop = await elsewhere()
  for (const one of [page, laptop]) {
    await subscribesTo(one, await office.subscribe())
    await mayShow(one.context(), office)
    await openSession(one, made)
    await one.goto(settings)
    await one.getByRole('button', { name: turnOn }).click()
    await expect(one.getByText(isOn)).toBeVisible()
  }
  await expect(laptop.getByRole('heading', { name: 'Otros dispositivos' })).toBeVisible()
  await laptop.context().close()

  await page.reload()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Quitar Chrome/ }).click()
  await expect(page.getByText(/ya no enseña los avisos\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Otros dispositivos' })).toHaveCount(0)
  await expect(page.getByText(isOn)).toBeVisible()

  await page.goto('/logout')
  await expect(page).toHaveURL(/acceso/)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  await openSession(page, made)
  await page.goto(settings)
  await expect(page.getByRole('button', { name: turnOn })).toBeVisible()
})

test('where the browser does not take part, the page says what to do', async ({ page, signedIn, office }) => {
  await signedIn({ contracts: [flat()] })
  await page.addInitScript(() => {
    if (location.search.includes('none')) Reflect.deleteProperty(window, 'PushManager')
    if (location.search.includes('apple')) Object.defineProperty(navigator, 'standalone', { value: false })
    if (location.search.includes('denied'))
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await page.goto(`${settings}&of=none`)
  await expect(page.getByText('Este navegador no puede enseñar avisos.')).toBeVisible()
  await page.goto(`${settings}&of=none-apple`)
  await expect(page.getByText('En el iPhone y el iPad')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${settings}&of=denied`)
  await expect(page.getByText('El navegador tiene bloqueados los avisos de esta página')).toBeVisible()
  await expect(page.getByRole('button', { name: turnOn })).toHaveCount(0)
  await expectAccessible(page)
  await office.withoutTable('push_device', async () => {
    await page.reload()
    await expect(page.getByText('No hemos podido cargar los dispositivos')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Facturas nuevas: Por correo' })).toBeVisible()
  })
})

test('what fails is said, and can be tried again', async ({ page, signedIn, office }) => {
  await signedIn({ contracts: [flat()] })
  await subscribesTo(page, await office.subscribe())
  await answers(page, 'granted')
  await page.goto(settings)
  const button = page.getByRole('button', { name: turnOn })
  await expect(button).toBeVisible()
  await office.withoutTable('push_device', async () => {
    await button.click()
    await expect(page.getByText('No se han podido activar los avisos')).toBeVisible()
    await expectAccessible(page)
  })
  await button.click()
  await expect(page.getByText(isOn)).toBeVisible()
})

test('who does not agree has turned on nothing', async ({ page, context, signedIn }) => {
  await signedIn({ contracts: [flat()] })
  await answers(page, 'denied')
  await page.goto(settings)
  await page.getByRole('button', { name: turnOn }).click()
  await expect(page.getByText('El navegador tiene bloqueados los avisos de esta página')).toBeVisible()
  expect(context.serviceWorkers()).toEqual([])
})

test.describe('on a phone, by keyboard, in three languages', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [language, path, title, on, kind] of [
    ['es', '/avisos', 'Qué avisar y dónde', turnOn, 'Facturas nuevas: En los dispositivos'],
    ['ca', '/avisos', 'Què avisar i on', 'Activar en aquest dispositiu', 'Factures noves: Als dispositius'],
    [
      'en',
      '/notifications',
      'What we tell you, and where',
      'Turn on for this device',
      'New bills: On devices',
    ],
  ] as const) {
    test(`they are turned on: ${language}`, async ({ page, context, office, signedIn }) => {
      await subscribesTo(page, await office.subscribe())
      await mayShow(context, office)
      await signedIn({ contracts: [flat()] })
      await page.goto(`${path}?view=settings&lang=${language}`)
      await expect(heading(page, title)).toBeVisible()
      const button = page.getByRole('button', { name: on })
      await expect(button).toBeVisible()
      await expectFits(page)
      await tabTo(page, button)
      await page.keyboard.press('Enter')
      const bills = page.getByRole('switch', { name: kind, exact: true })
      await expect(bills).toBeChecked()
      await expectFits(page)
      await expectAccessible(page)
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
      await tabTo(page, bills)
      await page.keyboard.press('Space')
      expect((await saved).status()).toBe(200)
      await page.reload()
      await expect(bills).not.toBeChecked()
    })
  }
})
