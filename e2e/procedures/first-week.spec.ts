// The first week of a new customer, in Catalan on a phone: the contract, the social bonus, another product, and second thoughts.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
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
import type { Office } from '../office.ts'
import { changeOf, codeFor, referenceOn } from '../requests-page.ts'
import { flat } from '../scenarios.ts'
import { expectFits, heading } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))
test.use({ viewport: { width: 390, height: 844 } })

const words = wordsIn('ca')
const act = 'Contractar, amb obligació de pagament'

/** Signs with the code of the last mail that carried one. */
async function signWithCode(page: Page, office: Pick<Office, 'mailsTo'>, email: string): Promise<void> {
  const code = page.getByLabel('Codi', { exact: true })
  await expect(code).toBeVisible()
  await code.fill(await codeFor(office, email))
  await page.getByRole('button', { name: act }).click()
}

test('a contract is signed without the social bonus, another product taken and left, and the contract too [r.first-week]', async ({
  page,
  office,
  signedIn,
  retailerAnswers,
}) => {
  // Five procedures, one after the other.
  test.setTimeout(240_000)
  const { email, contracts } = await signedIn({
    language: 'ca',
    name: 'Laia Ferrer Puig',
    contracts: [
      flat({
        signDay: '2026-11-18',
        curves: [{ from: '2025-11-01', to: '2026-11-01' }],
        more: { product_code: 'NC-DAY' },
      }),
    ],
  })
  const [contract] = contracts

  await test.step('a contract for another home', async () => {
    await page.goto(`/contratos?lang=ca`)
    await expect(page.getByText(contract?.name ?? '').first()).toBeVisible()
    await page.goto(`${wizard}?lang=ca`)
    await atStep(page, words.home.title)
    await fillHome(page, supplyOf(777_061), { consent: false, words })
    await goOn(page, words)
    await atStep(page, words.you.title)
    await fillAsCustomer(page, words)
    await goOn(page, words)
    await atStep(page, words.contract.title)
    await fillContract(page, words)
    await goOn(page, words)
    await fillPayment(page, words)
    await page.getByRole('button', { name: words.confirmation.send }).click()
    await atStep(page, words.confirmed.sent)
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('signed, and the social bonus given up before', async () => {
    await page.getByRole('link', { name: 'Llegir el contracte i signar-lo' }).click()
    await expect(heading(page, 'Contracte d’electricitat: Luz tranquila')).toBeVisible()
    const sendCode = page.getByRole('button', { name: 'Enviar el codi' })
    // The page looks by itself until the summary has left.
    await office.mailsTo(email)
    await expect(sendCode).toBeVisible()
    await page.getByLabel('Tinc el bo social').check()
    await expect(sendCode).toHaveCount(0)
    await expect(page.getByText('Amb aquest contracte es perd el bo social')).toBeVisible()
    await page.getByLabel('Comercialitzadora que aplica ara el bo').fill('Referència de Prova, SA')
    // A second tab is offered what was typed here.
    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByLabel('Tinc el bo social').check()
    await second.getByRole('button', { name: 'Continuar aquí' }).click()
    await expect(second.getByLabel('Comercialitzadora que aplica ara el bo')).toHaveValue(
      'Referència de Prova, SA',
    )
    await second.close()
    await page.getByRole('button', { name: 'Renunciar al bo social' }).click()
    await expect(page.getByRole('link', { name: 'Renúncia al bo social (PDF)' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await sendCode.click()
    await signWithCode(page, office, email)
    await expect(page.getByText('Està signat.')).toBeVisible()
    await expectFits(page)
  })

  await test.step('another product', async () => {
    await page.goto(`${changeOf('changeProduct', contract)}&lang=ca`)
    await expect(heading(page, 'Canviar el producte')).toBeVisible()
    const next = page.getByRole('button', { name: 'Continuar', exact: true })
    await page.getByRole('radio', { name: 'Luz tranquila' }).check({ force: true })
    await next.click()
    await page.getByRole('radio', { name: 'Com més aviat millor' }).check({ force: true })
    await next.click()
    await page.getByRole('button', { name: 'Continuar a la signatura' }).click()
    const asked = await referenceOn(page)
    await signWithCode(page, office, email)
    await expect(page.getByText(/^Està enviada/)).toBeVisible()
    await retailerAnswers(asked, { answer: 'effective' })
    await expect(page.getByText('És vigent des del dia 21 de novembre del 2026.')).toBeVisible()
    await expectFits(page)
  })

  await test.step('second thoughts: of the product, then of the whole contract', async () => {
    await page.goto(`${changeOf('withdrawal', contract)}&lang=ca`)
    await page.getByRole('button', { name: 'Desistir del canvi de producte' }).click()
    await retailerAnswers(await referenceOn(page), { answer: 'effective' })
    await expect(page.getByText('És vigent des del dia 21 de novembre del 2026.')).toBeVisible()
    await page.goto(`${changeOf('withdrawal', contract)}&lang=ca`)
    await expect(page.getByText(/fins al dia 2 de desembre/)).toBeVisible()
    await page
      .getByRole('radio', { name: 'Que torni a la comercialitzadora anterior' })
      .check({ force: true })
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Confirmar el desistiment' }).click()
    await retailerAnswers(await referenceOn(page), { answer: 'effective' })
    await expect(page.getByText('És vigent des del dia 21 de novembre del 2026.')).toBeVisible()
  })

  // All mails and notices are in the customer's language.
  const subjects = (await office.mailsTo(email)).map(({ subject }) => subject)
  expect(subjects).toContain('Resum precontractual: Luz tranquila')
  expect(subjects).toContain('Contracte signat: Luz tranquila')
  expect(subjects.filter((subject) => /solicitud|desistimiento|firma\b/i.test(subject))).toEqual([])
})
