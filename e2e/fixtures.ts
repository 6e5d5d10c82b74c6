import { test as base, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { startMs } from '@endoll/domain/time/madrid.ts'
import { startOffice, type Office } from './office.ts'
import { retailerKey, type DeploymentChoice } from './office-messages.ts'
import { addCustomer, type Customer, type CustomerAsked } from './scenarios.ts'
import { cookieQuestionAlive } from './words.ts'

/** Every test begins at noon of this day, for the server and for the browser, until it moves the clock itself. */
export const today = '2026-11-21'
const noonMs = startMs(today, 12, 'Europe/Madrid')

/**
 * Deployments that several files run. A worker keeps its server and its browser from file to file only where both name
 * the same object.
 */
export const publicAddress = 'https://oficina.prueba.endoll.test'
export const atAddress: DeploymentChoice = { file: 'demo', changes: { publicAddress } }

export type Time = {
  /** Moves the clocks of the server and of every page. */
  readonly pass: (how: { readonly minutes?: number; readonly hours?: number }) => Promise<void>
}

type WorkerFixtures = OfficeOptions & {
  readonly office: Office
  /** Cookies of a browser in which somebody has already refused the optional ones. */
  readonly answeredConsent: Awaited<ReturnType<BrowserContext['storageState']>>
}

export type OfficeOptions = {
  /** Which deployment the worker's server runs; set it with `test.use` for a whole file. */
  readonly deployment: DeploymentChoice
}

type TestFixtures = {
  /** The cookie question is already answered; `unasked` is a browser that never was here. */
  readonly consent: 'refused' | 'unasked'
  /** What the console may say in a journey through a page that fails. */
  readonly expectedFlaw: RegExp | undefined
  readonly time: Time
  readonly customer: (asked?: CustomerAsked) => Promise<Customer>
  /** Opens a session for the browser without going through the login page. */
  readonly signedIn: (asked?: CustomerAsked) => Promise<Customer>
  /** A browser of somebody else, at the same time. */
  readonly elsewhere: () => Promise<Page>
  /** The retailer's systems answer a request, by its reference. */
  readonly retailerAnswers: (reference: string, answer: RetailerAnswer) => Promise<void>
  /** The retailer's systems send a message of a case or claim, by its reference; returns their reply. */
  readonly retailerWrites: (reference: string, message: RetailerMessage) => Promise<unknown>
  /** The retailer's systems call the server. */
  readonly retailer: APIRequestContext
  readonly flawless: void
}

type RetailerAnswer = {
  readonly answer: 'accepted' | 'rejected' | 'effective'
  readonly reason_code?: string
  readonly reason_text?: string
  readonly effective_date?: string
  readonly new_contract?: string
  readonly new_customer?: string
}

type RetailerMessage = {
  readonly message_id: string
  readonly text: string
  readonly closes?: boolean
  readonly incomplete?: boolean
  readonly attachment?: readonly object[]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  deployment: [{ file: 'demo' }, { option: true, scope: 'worker' }],

  office: [
    async ({ deployment }, provide) => {
      const office = await startOffice({ deployment, nowMs: noonMs })
      await provide(office)
      await office.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  answeredConsent: [
    async ({ browser, office }, provide) => {
      const context = await browser.newContext({ baseURL: office.url, locale: 'es-ES' })
      const page = await context.newPage()
      await page.goto('/acceso')
      await cookieQuestionAlive(page)
      await page.getByRole('button', { name: 'Rechazar todas' }).click()
      await page.getByRole('button', { name: 'Rechazar todas' }).waitFor({ state: 'detached' })
      const state = await context.storageState()
      await context.close()
      await provide(state)
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ office }, provide) => provide(office.url),

  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on('page', waitUntilAlive)
    context.on('page', findWhatIsRead)
    await provide(context)
  },

  consent: ['refused', { option: true }],
  expectedFlaw: [undefined, { option: true }],
  storageState: async ({ consent, answeredConsent }, provide) =>
    provide(consent === 'refused' ? answeredConsent : undefined),

  time: [
    async ({ office, context }, provide) => {
      let nowMs = noonMs
      const set = async () => {
        await office.setClock(nowMs)
        await context.clock.setFixedTime(nowMs)
      }
      await set()
      await provide({
        async pass({ minutes = 0, hours = 0 }) {
          nowMs += (hours * 60 + minutes) * 60_000
          await set()
        },
      })
    },
    { auto: true },
  ],

  customer: async ({ office }, provide) => provide((asked) => addCustomer(office, asked)),

  signedIn: async ({ customer, page }, provide) =>
    provide(async (asked) => {
      const made = await customer(asked)
      await openSession(page, made)
      return made
    }),

  elsewhere: async ({ browser, office, answeredConsent }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async () => {
      const context = await browser.newContext({
        baseURL: office.url,
        locale: 'es-ES',
        storageState: answeredConsent,
      })
      contexts.push(context)
      context.on('page', findWhatIsRead)
      await context.clock.setFixedTime(noonMs)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  retailer: async ({ playwright, office }, provide) => {
    const retailer = await playwright.request.newContext({
      baseURL: office.url,
      extraHTTPHeaders: { 'x-api-key': retailerKey },
    })
    await provide(retailer)
    await retailer.dispose()
  },

  retailerAnswers: async ({ retailer }, provide) =>
    provide(async (reference, answer) => {
      const said = await retailer.post(`/api/v1/retailer/requests/${reference}/answer/`, { data: answer })
      base.expect(said.status(), await said.text()).toBe(200)
    }),

  retailerWrites: async ({ retailer }, provide) =>
    provide(async (reference, message) => {
      const said = await retailer.post(`/api/v1/retailer/cases/${reference}/messages/`, { data: message })
      base.expect(said.status(), await said.text()).toBe(200)
      return said.json()
    }),

  // A script error, a React warning or something the security policy stopped is a failure of every test it happens in.
  flawless: [
    async ({ context, expectedFlaw }, provide) => {
      const flaws: string[] = []
      // What a module throws that cannot be fetched has no stack.
      context.on('weberror', (flaw) => flaws.push(flaw.error().stack || String(flaw.error())))
      context.on('console', (message) => {
        // Refused calls are part of many journeys, and the browser reports each.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          flaws.push(`${message.text()} (${message.location().url})`)
        }
      })
      await provide()
      const unexpected = flaws.filter((flaw) => !expectedFlaw?.test(flaw))
      base.expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export const expect = test.expect

/**
 * Lets `goto` and `reload` wait until React has taken over what the server has drawn: a journey that is quicker than
 * that follows links as a browser without scripts does. Not where a journey says itself what it waits for.
 */
function waitUntilAlive(page: Page): void {
  const alive = () =>
    page
      .waitForFunction(() => document.querySelector('.site-header[inert]') === null, undefined, {
        timeout: 5000,
      })
      // Its scripts do not come, or it leads on: that is what the journey is about.
      .catch(() => undefined)
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === undefined) await alive()
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await alive()
    return response
  }
}

/** A text that is read, not the same text where a screen reader is told of it: there it comes and goes by the clock. */
function findWhatIsRead(page: Page): void {
  const getByText = page.getByText.bind(page)
  page.getByText = (...asked) => getByText(...asked).and(page.locator(':not(div.hide[role="status"])'))
}

/** Signs in by the call the login page makes; the session's cookie then belongs to the page's browser. */
export async function openSession(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<void> {
  const answer = await page.request.post('/api/v1/get_token', { data: { user: email, password } })
  expect(answer.status()).toBe(200)
}
