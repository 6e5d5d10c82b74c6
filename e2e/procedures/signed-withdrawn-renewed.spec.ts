// A contract is signed and withdrawn from, and the one that was kept renews: in Catalan, on a phone.
import { answer, card, fact, pageOf } from '../contract-page.ts'
import { expectAccessible } from '../accessible.ts'
import { expect, openSession, test } from '../fixtures.ts'
import {
  atStep,
  fillAsCustomer,
  fillContract,
  fillHome,
  fillPayment,
  goOn,
  importOffers,
  supplyOf,
  wizard,
} from '../new-contract-page.ts'
import { wordsIn } from '../new-contract-words.ts'
import { changeOf, codeFor, referenceOn } from '../requests-page.ts'
import { changeContract, flat } from '../scenarios.ts'
import { expectFits, heading } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))
test.use({ viewport: { width: 390, height: 844 } })

const words = wordsIn('ca')
/** Two days before the day of the tests: fourteen days to think it over end on 3 December. */
const signed = flat({ state: 'esborrany', signDay: '2026-11-19' })
/** Renews after 19 December, 28 days after the day of the tests. */
const kept = flat({ more: { start_day: '2025-12-20' } })

test('[law.15.journey] a contract is signed with an obligation to pay, withdrawn from and gone; the one that is kept renews', async ({
  page,
  office,
  time,
  signedIn,
  retailerAnswers,
}) => {
  test.setTimeout(240_000)
  const customer = await signedIn({ language: 'ca', name: 'Aina Roca Vila', contracts: [signed, kept] })
  const [left, staying] = customer.contracts
  const renewal = 'El contracte es renova després del dia 19 de desembre del 2026'

  await test.step('signed by the act that obliges, with what, price and duration above it', async () => {
    await page.goto(`${wizard}?lang=ca`)
    await atStep(page, words.home.title)
    await fillHome(page, supplyOf(777_062), { consent: false, words })
    await goOn(page, words)
    await fillAsCustomer(page, words)
    await goOn(page, words)
    await fillContract(page, words)
    await goOn(page, words)
    await fillPayment(page, words)
    await page.getByRole('button', { name: words.confirmation.send }).click()
    await page.getByRole('link', { name: 'Llegir el contracte i signar-lo' }).click()
    await expect(heading(page, 'Contracte d’electricitat: Luz tranquila')).toBeVisible()
    await office.mailsTo(customer.email)
    await page.getByRole('button', { name: 'Enviar el codi' }).click()
    const code = page.getByLabel('Codi', { exact: true })
    await expect(code).toBeVisible()
    await code.fill(await codeFor(office, customer.email))
    await expect(page.getByText('Es renova d’any en any mentre ningú digui el contrari')).toBeVisible()
    await page.getByRole('button', { name: 'Contractar, amb obligació de pagament' }).click()
    await expect(page.getByText('Està signat.')).toBeVisible()
  })

  await test.step('withdrawn from, as the retailer’s file has brought it', async () => {
    await page.goto(`${changeOf('withdrawal', left)}&lang=ca`)
    await expect(page.getByText(/fins al dia 3 de desembre/)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Confirmar el desistiment' }).click()
    await retailerAnswers(await referenceOn(page), { answer: 'effective' })
    await expect(page.getByText(/^És vigent des del dia/)).toBeVisible()
    await changeContract(office, customer, left, { state: 'cancelada', more: { end_day: '2026-11-21' } })
  })

  await test.step('acknowledged by mail, and gone', async () => {
    const subjects = (await office.mailsTo(customer.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Contracte signat: Luz tranquila')
    expect(subjects.filter((subject) => /desisti/i.test(subject)).length).toBeGreaterThan(0)
    await page.goto(pageOf(left, { lang: 'ca' }))
    await expect(answer(page, /^El contracte està donat de baixa des del dia 21 de novembre/)).toBeVisible()
  })

  await test.step('of the one that is kept the renewal is told, and of the other none', async () => {
    await office.tell()
    await time.pass({ minutes: 11 })
    await office.tell()
    const told = (await office.mailsTo(customer.email)).filter(({ text }) => text.includes(renewal))
    expect(told).toHaveLength(1)
    await page.goto('/avisos?lang=ca')
    await expect(page.getByRole('link', { name: renewal })).toHaveCount(1)
    await expectFits(page)
  })

  await test.step('whoever says nothing goes on for a year', async () => {
    await time.pass({ hours: 29 * 24 })
    await openSession(page, customer)
    await page.goto(pageOf(staying, { lang: 'ca', place: 'prices' }))
    await expect(fact(card(page, 'Producte i preus'), 'Durada')).toContainText('19 de desembre del 2027')
  })
})
