// What journeys through a payment by card have in common: the dialog, the provider's fields in their frame, and the
// provider's twin behind them.
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { flat, type Customer } from './scenarios.ts'
import { unpaid } from './bills.ts'

/** The provider's documented test cards. */
export const card = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  asks: '4000 0000 0000 3220',
}

/** A customer with one bill of 47.83 € to pay. */
export const owing = { contracts: [flat({ invoices: [unpaid] })] }

const words = {
  es: { pay: 'Pagar', label: (n: string) => `Pagar la factura ${n}`, fields: 'Datos de pago' },
  ca: { pay: 'Pagar', label: (n: string) => `Pagar la factura ${n}`, fields: 'Dades de pagament' },
  en: { pay: 'Pay', label: (n: string) => `Pay bill ${n}`, fields: 'Payment details' },
}
type Language = keyof typeof words

const fieldWords = {
  es: ['Número de tarjeta', 'Caducidad', 'CVC'],
  ca: ['Número de targeta', 'Caducitat', 'CVC'],
  en: ['Card number', 'Expiry', 'CVC'],
} as const

export function dialog(page: Page): Locator {
  return page.getByRole('dialog')
}

export function fields(page: Page, language: Language = 'es'): FrameLocator {
  return page.frameLocator(`iframe[title="${words[language].fields}"]`)
}

const lists = { es: '/facturas', ca: '/factures', en: '/invoices' }

/** Somebody who owes one bill signs in and opens the list; the reply is the number of the bill. */
export async function openOwing(
  page: Page,
  signedIn: (asked: typeof owing) => Promise<Customer>,
  language: Language = 'es',
): Promise<string> {
  const { contracts } = await signedIn(owing)
  await page.goto(`${lists[language]}?lang=${language}`)
  const number = contracts[0]?.invoices[0]?.number
  if (number === undefined) throw new Error('The customer has no bill.')
  return number
}

/** The button that opens the payment of a bill. */
export function opener(page: Page, number: string | undefined, language: Language = 'es'): Locator {
  return page.getByRole('button', { name: words[language].label(number ?? '') })
}

export async function openPayment(page: Page, number: string | undefined, language: Language = 'es') {
  await opener(page, number, language).click()
  await expect(dialog(page).getByRole('strong')).toHaveText(/47[.,]83/)
}

/** What it is paid with, among what the deployment offers; the card is chosen from the start. */
export async function chooseWay(page: Page, way: string, language: Language = 'es') {
  await fields(page, language).getByRole('radio', { name: way, exact: true }).check()
}

export async function type(page: Page, number: string, language: Language = 'es') {
  const [label, expiry, code] = fieldWords[language]
  await fields(page, language).getByLabel(label).fill(number)
  await fields(page, language).getByLabel(expiry).fill('12 / 34')
  await fields(page, language).getByLabel(code).fill('123')
}

export function payButton(page: Page, language: Language = 'es'): Locator {
  return dialog(page).getByRole('button', { name: new RegExp(`^${words[language].pay} .*47[.,]83`) })
}

/** From the list to the page of a bill. The list has a button of the same name: what is pressed next must be the page's. */
export async function openBill(page: Page, number: string | undefined) {
  await page
    .getByRole('link', { name: new RegExp(String(number)) })
    .first()
    .click()
  await page.getByRole('heading', { name: 'El pago' }).waitFor()
}

/** Sends the payment; the reply is what the server says to it. */
export async function pay(page: Page) {
  const replied = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/payments/'),
  )
  await payButton(page).click()
  return (await (await replied).json()) as {
    readonly payment_intent_id: string
    readonly payment_intent_client_secret: string
  }
}

/** The dialog says that the amount is paid, and is closed. */
export async function closePaid(page: Page, amount = '47,83') {
  await expect(dialog(page).getByText(new RegExp(`^Pagado: ${amount}`))).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
}

/** The tab is closed while the bank waits for an answer, and the customer agrees there: a new tab shows the bill as paid. */
export async function agreeWithoutTab(page: Page, secret: string, number: string): Promise<Page> {
  const provider = await providerOf(page)
  const later = await page.context().newPage()
  await page.close()
  await provider.agree(later, secret)
  await expect(async () => {
    await later.goto('/facturas')
    await expect(later.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible()
    await expect(opener(later, number)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  expect(await provider.charges(later, number)).toBe(1)
  return later
}

/** The provider as its own dashboard and the customer's bank use it. */
export async function providerOf(page: Page) {
  const script = await fields(page).locator('script[src*="/v3/"]').getAttribute('src')
  const { origin } = new URL(script ?? '')
  const headers = { authorization: 'Bearer sk_test_twin' }
  return {
    /** The customer agrees in the bank's own app. */
    agree: async (by: Page, clientSecret: string) => {
      const data = { clientSecret, outcome: 'passed' }
      const said = await by.request.post(`${origin}/browser/actions`, { data })
      expect(said.status()).toBe(200)
    },
    /** The customer refuses in the bank's own app, or the time there runs out. */
    leaves: async (by: Page, clientSecret: string, outcome: 'failed' | 'timeout') => {
      const said = await by.request.post(`${origin}/browser/actions`, { data: { clientSecret, outcome } })
      expect(said.status()).toBe(200)
    },
    /** What goes wrong with the next calls to it and with its messages; nothing any more, where nothing is given. */
    fails: async (by: Page, faults?: object) => {
      const address = `${origin}/twin/faults`
      const said = faults
        ? await by.request.post(address, { headers, data: faults })
        : await by.request.delete(address, { headers })
      expect(said.status()).toBe(200)
    },
    /** The bank says that the debit of a payment was paid. */
    settleDebit: async (by: Page, intent: string) => {
      const said = await by.request.post(`${origin}/twin/debits`, { headers, data: { intent } })
      expect(said.status()).toBe(200)
    },
    /** Sends the messages that were held. */
    tell: async (by: Page) => {
      const said = await by.request.post(`${origin}/twin/messages`, { headers, data: {} })
      expect(said.status()).toBe(200)
    },
    refund: async (by: Page, intent: string) => {
      const form = { payment_intent: intent }
      const said = await by.request.post(`${origin}/v1/refunds`, { headers, form })
      expect(said.status()).toBe(200)
    },
    /** How many payments of a bill took money. */
    charges: async (by: Page, number: string | undefined) => {
      const said = await by.request.get(`${origin}/v1/payment_intents?limit=100`, { headers })
      const { data } = (await said.json()) as {
        data: readonly { status: string; metadata: Record<string, string> }[]
      }
      return data.filter(({ status, metadata }) => status === 'succeeded' && metadata['invoices'] === number)
        .length
    },
  }
}
