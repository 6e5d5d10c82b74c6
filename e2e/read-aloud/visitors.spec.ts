// What somebody does who has not signed in, by keyboard, and what is heard of it. `ENDOLL_TRANSCRIPTS=1` writes what
// docs/accessibility keeps.
import type { Page } from '@playwright/test'
import { monthlyBills } from '../bills.ts'
import { atAddress, expect, test } from '../fixtures.ts'
import { linkIn } from '../mail-links.ts'
import {
  account,
  atStep,
  dni,
  dualWizard,
  gasWizard,
  importOffers,
  laterGas,
  supplyOf,
  wizard,
} from '../new-contract-page.ts'
import { wordsIn } from '../new-contract-words.ts'
import { readAloud, type Reading } from '../reading.ts'
import { next } from '../requests-page.ts'
import { flat } from '../scenarios.ts'
import { heading } from '../words.ts'
import { wrong } from './steps.ts'

test.use({ deployment: atAddress })

const { home, address, you, contract, gas, products, payment, confirmation, confirmed, consents } =
  wordsIn('es')
const chosen = 'Campana-lenta-74'

test.describe('becoming a customer', () => {
  test.slow()
  test.beforeAll(({ office }) => importOffers(office))

  const typing = (reading: Reading, page: Page) => async (fields: readonly (readonly [string, string])[]) => {
    for (const [label, text] of fields) await reading.type(page.getByLabel(label, { exact: true }), text)
  }
  /** The title of a step, which has the focus once the step is there. */
  const titleOf = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })
  const goOn = (reading: Reading, page: Page, title: string) => reading.use(next(page), titleOf(page, title))

  async function hearHome(reading: Reading, page: Page, cups: string): Promise<void> {
    await atStep(page, home.title)
    await reading.to(page.getByLabel('CUPS'))
    await reading.press('Enter', wrong(page))
    await reading.type(page.getByLabel('CUPS'), cups)
    await reading.type(page.getByLabel(address.zipcode), '08500')
    await expect(page.getByLabel(address.municipality, { exact: true })).toHaveValue('08298')
    await reading.choose(page.getByLabel(home.habitual))
    await typing(reading, page)([[address.line, 'Calle Mayor 3']])
    await reading.choose(page.getByLabel(home.activeYes))
    await hearOrigin(reading, page)
  }
  async function hearOrigin(reading: Reading, page: Page): Promise<void> {
    await reading.type(page.getByLabel(home.origin), 'ENDESA ENERG')
    await reading.press('ArrowDown', page.getByRole('listbox').getByRole('option'))
    await reading.press('Enter')
  }
  async function hearPerson(reading: Reading, page: Page, email: string, then: string): Promise<void> {
    await atStep(page, you.title)
    await typing(
      reading,
      page,
    )([
      [you.vat, dni(12_345_678)],
      [you.person, 'Laia Ferrer'],
    ])
    await reading.file(page.getByLabel(you.identity))
    await reading.choose(page.getByLabel(you.ownerSame))
    await typing(
      reading,
      page,
    )([
      [you.email, email],
      [you.mobile, '600 111 222'],
    ])
    await reading.press('Enter', titleOf(page, then))
  }
  async function hearElectricity(reading: Reading, page: Page, then: string): Promise<void> {
    await atStep(page, contract.title)
    for (const period of ['P1', 'P2'])
      await reading.type(page.getByLabel(contract.power.replace('{period}', period)), '4,6')
    await reading.choose(page.getByRole('radio', { name: contract.no, exact: true }))
    await hearProduct(reading, page, 'Luz tranquila')
    await goOn(reading, page, then)
  }
  async function hearProduct(reading: Reading, page: Page, product: string): Promise<void> {
    const group = page.getByRole('group', { name: products.title })
    await reading.choose(group.getByRole('radio', { name: product }))
  }
  async function hearRest(reading: Reading, page: Page): Promise<void> {
    await atStep(page, payment.title)
    await reading.type(page.getByLabel('IBAN'), account)
    await reading.tick(page.getByLabel(payment.owner))
    const sends = page.getByRole('button', { name: confirmation.send })
    await reading.use(next(page), sends)
    await reading.use(sends, wrong(page))
    await reading.tick(page.getByLabel(consents.conditions))
    await reading.tick(page.getByLabel(consents.privacy))
    await reading.use(sends, page.getByRole('heading', { level: 2, name: confirmed.sent }))
  }

  test('with electricity', async ({ page }) => {
    const reading = await readAloud(page)
    await reading.open(wizard)
    await hearHome(reading, page, supplyOf(777_090))
    await reading.tick(page.getByLabel(consents.leads))
    await goOn(reading, page, you.title)
    await hearPerson(reading, page, 'laia@example.test', contract.title)
    await hearElectricity(reading, page, payment.title)
    await hearRest(reading, page)
    await reading.end('new-contract', 'A new contract of electricity')
  })

  test('with gas', async ({ page }) => {
    const reading = await readAloud(page)
    await reading.open(gasWizard)
    await hearHome(reading, page, supplyOf(777_091, '0230'))
    await reading.use(next(page), wrong(page))
    await reading.file(page.getByLabel('Última factura'))
    await goOn(reading, page, you.title)
    await hearPerson(reading, page, 'laia.gas@example.test', gas.title)
    await atStep(page, gas.title)
    await reading.type(page.getByLabel(gas.tariff), 'RL.2')
    await hearProduct(reading, page, 'Gas tranquilo')
    await goOn(reading, page, payment.title)
    await hearRest(reading, page)
    await reading.end('new-gas-contract', 'A new contract of gas')
  })

  test('with both', async ({ page }) => {
    const reading = await readAloud(page)
    await reading.open(dualWizard)
    await hearHome(reading, page, supplyOf(777_092))
    await goOn(reading, page, you.title)
    await hearPerson(reading, page, 'laia.ambos@example.test', contract.title)
    await hearElectricity(reading, page, gas.title)
    await atStep(page, gas.title)
    await reading.type(page.getByLabel(gas.cups), laterGas)
    await reading.choose(page.getByRole('group', { name: home.activeGas }).getByLabel(home.activeYes))
    await hearOrigin(reading, page)
    await reading.choose(page.getByRole('group', { name: you.ownerGas }).getByLabel(you.ownerSame))
    await hearProduct(reading, page, 'Gas tranquilo')
    await reading.file(page.getByLabel(gas.invoice))
    await goOn(reading, page, payment.title)
    await hearRest(reading, page)
    await reading.end('new-dual-contract', 'A new contract of electricity and gas')
  })
})

async function hearLead(reading: Reading, page: Page, email: string): Promise<void> {
  const call = page.getByRole('button', { name: 'Quiero que me llamen' })
  await reading.use(call, wrong(page))
  await reading.type(page.getByLabel('Nombre', { exact: true }), 'Marta')
  await reading.type(page.getByLabel('Primer apellido'), 'Soler')
  await reading.type(page.getByLabel('Correo electrónico'), email)
  await reading.tick(page.getByLabel(/puede guardar estos datos/))
  await reading.use(call, page.getByText('Gracias: llamaremos o escribiremos pronto.'))
}

test.describe('a comparison', () => {
  test.slow()
  test.beforeAll(({ office }) => importOffers(office))
  const compares = (page: Page) => page.getByRole('button', { name: 'Comparar' })
  const hearDays = async (reading: Reading, page: Page) => {
    await reading.day(page.getByLabel('Primer día de la factura'), '2026-10-01')
    await reading.day(page.getByLabel('Último día de la factura'), '2026-10-30')
    await reading.type(page.getByLabel('Importe de la factura'), '60,00')
  }

  test('of electricity', async ({ page }) => {
    const reading = await readAloud(page)
    await reading.open('/comparador')
    await reading.use(compares(page), wrong(page))
    await reading.type(page.getByLabel('CUPS'), supplyOf(779_001))
    await reading.type(page.getByLabel('Comercializadora actual'), 'ENDESA ENERG')
    await reading.type(page.getByLabel('Peaje de acceso'), '2.0TD')
    await reading.type(page.getByLabel('Potencia en punta (P1)'), '4')
    await reading.type(page.getByLabel('Potencia en valle (P2)'), '3')
    await reading.type(page.getByLabel('Consumo en P1'), '50')
    await reading.type(page.getByLabel('Consumo en P2'), '60')
    await reading.type(page.getByLabel('Consumo en P3'), '90')
    await hearDays(reading, page)
    await reading.use(compares(page), page.getByRole('heading', { level: 2, name: 'Resultado' }))
    await hearLead(reading, page, 'compara@example.test')
    await reading.end('comparator', 'A bill of electricity compared')
  })

  test('of gas', async ({ page }) => {
    const reading = await readAloud(page)
    await reading.open('/comparador-gas')
    await reading.type(page.getByLabel('CUPS'), supplyOf(779_002, '0230'))
    await reading.type(page.getByLabel('Comercializadora actual'), 'ENDESA')
    await reading.type(page.getByLabel('Peaje de acceso'), 'RL.2')
    await reading.type(page.getByLabel('Consumo'), '600')
    await hearDays(reading, page)
    await reading.use(compares(page), page.getByRole('heading', { level: 2, name: 'Resultado' }))
    await reading.end('gas-comparator', 'A bill of gas compared')
  })
})

test('the power that a home needs', async ({ page }) => {
  test.slow()
  const reading = await readAloud(page)
  await reading.open('/potencia')
  const calculates = page.getByRole('button', { name: 'Calcular' })
  await reading.use(calculates, wrong(page))
  await reading.type(page.getByLabel('CUPS'), supplyOf(778_001))
  await reading.tick(page.getByLabel('Termo eléctrico', { exact: true }))
  await reading.type(page.getByLabel('Capacidad: Termo eléctrico'), '100')
  await reading.tick(page.getByLabel('Televisor', { exact: true }))
  await reading.type(page.getByLabel('Cuántos: Televisor'), '3')
  await reading.use(calculates, page.getByRole('heading', { level: 2, name: /^La casa necesita/ }))
  await hearLead(reading, page, 'marta@example.test')
  await reading.end('power-calculator', 'The power that a home needs')
})

test('a message without an account', async ({ page }) => {
  const reading = await readAloud(page)
  await reading.open('/contacto')
  const sends = page.getByRole('button', { name: 'Enviar el mensaje' })
  await reading.use(sends, wrong(page))
  for (const [label, text] of [
    ['Correo electrónico', 'nuria@example.test'],
    ['Teléfono móvil', '600 111 222'],
    ['Asunto', 'Una factura'],
    ['Mensaje', 'No entiendo la última.'],
  ] as const)
    await reading.type(page.getByLabel(label, { exact: true }), text)
  await reading.file(page.getByLabel('Archivos'))
  await reading.use(sends, heading(page, 'Mensaje enviado'))
  await reading.end('contact', 'A message without an account')
})

test('the account of a customer is activated', async ({ page, office, customer }) => {
  const { nif, email, contracts } = await customer({
    contracts: [flat({ invoices: monthlyBills('2026-10-05', 1) })],
  })
  const reading = await readAloud(page)
  await reading.open('/activacion')
  const named = (name: string) => page.locator(`[name=${name}]`)
  await reading.use(page.getByRole('button', { name: 'Enviar el enlace' }), wrong(page))
  for (const [name, text] of [
    ['nif', nif],
    ['contract', contracts[0]!.name],
    ['invoice_number', contracts[0]!.invoices[0]!.number],
    ['cups', contracts[0]!.cups.slice(-6)],
    ['email', email],
    ['email2', email],
    ['phone', '600 111 222'],
  ] as const)
    await reading.type(named(name), text)
  await reading.tick(named('accept_conditions'))
  await reading.tick(named('accept_gdpr'))
  await reading.press('Enter', heading(page, 'Solicitud enviada'))
  await reading.open(await linkIn(office, email, 'reset_token'))
  await hearNewPassword(reading, page)
  await reading.end('activation', 'An account activated')
})

async function hearNewPassword(reading: Reading, page: Page): Promise<void> {
  const saves = page.getByRole('button', { name: 'Guardar y entrar' })
  await reading.type(page.getByLabel('Clave nueva', { exact: true }), 'corta')
  await reading.press('Enter', wrong(page))
  await reading.type(page.getByLabel('Clave nueva', { exact: true }), chosen)
  await reading.type(page.getByLabel('Repetir la clave nueva'), chosen)
  await reading.use(saves, page.getByRole('navigation', { name: 'Menú principal' }))
  await expect(page).toHaveURL('/inicio')
}

test('somebody without a contract registers', async ({ page }) => {
  const reading = await readAloud(page)
  await reading.open('/registro')
  const named = (name: string) => page.locator(`[name=${name}]`)
  await reading.use(page.getByRole('button', { name: 'Crear la cuenta' }), wrong(page))
  await reading.type(named('user'), 'visita.oida@ejemplo.endoll.test')
  await reading.type(named('password'), chosen)
  await reading.type(named('repeat'), chosen)
  await reading.tick(named('accept_conditions'))
  await reading.tick(named('accept_gdpr'))
  await reading.press('Enter', heading(page, /^Hola/))
  await reading.end('registration', 'Somebody without a contract registers')
})

test('the password forgotten', async ({ page, office, customer }) => {
  const { nif, email } = await customer()
  const reading = await readAloud(page)
  await reading.open('/acceso')
  await reading.to(page.getByLabel('Correo electrónico'))
  await reading.press('Enter', wrong(page))
  await reading.open('/recordar-clave')
  await reading.type(page.getByLabel(/NIF/), '12')
  await reading.press('Enter', wrong(page))
  await reading.type(page.getByLabel(/NIF/), nif)
  await reading.type(page.getByLabel('Correo electrónico'), email)
  await reading.press('Enter', page.getByText(/^Si la cuenta es válida/))
  await reading.open(await linkIn(office, email, 'reset_token'))
  await hearNewPassword(reading, page)
  await reading.end('password', 'Signing in, and the password forgotten')
})
