// Gas, and electricity with gas, on a phone in Catalan and in English: every step fits and is accessible.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  fillGasNow,
  acceptAndSend,
  account,
  atStep,
  choose,
  fillCompany,
  fillContract,
  fillHome,
  fillPayment,
  fillPerson,
  goOn,
  importOffers,
  sendPaper,
  supplyOf,
} from '../new-contract-page.ts'
import { wordsIn, type Words } from '../new-contract-words.ts'
import { errorSummary, expectFits, tabTo } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))
test.use({ viewport: { width: 390, height: 844 } })

const pages = {
  ca: {
    gas: '/nou-client-gas?lang=ca',
    dual: '/nou-client-dual?lang=ca',
    tur: /Preu regulat/,
    together: /Llum i gas, el primer any.*\d,\d\d.€.*no els fa més barats ni més cars/,
  },
  en: {
    gas: '/new-gas-customer?lang=en',
    dual: '/new-dual-customer?lang=en',
    tur: /Regulated price/,
    together: /Electricity and gas, the first year.*€.*makes neither cheaper nor more expensive/,
  },
} as const

/** At a step that nothing of sticks out of, and that everybody can use. */
async function atGoodStep(page: Page, title: string): Promise<void> {
  await atStep(page, title)
  await expectFits(page)
  await expectAccessible(page)
}

/** Errors are shown accessibly, and the step stays. */
async function goOnTooEarly(page: Page, words: Words): Promise<void> {
  await goOn(page, words)
  await expect(errorSummary(page)).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
}

async function toSummary(page: Page, words: Words): Promise<void> {
  await atGoodStep(page, words.payment.title)
  await goOnTooEarly(page, words)
  await fillPayment(page, words)
  await expect(page.getByRole('button', { name: words.confirmation.send })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
}

async function sendAll(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.confirmation.send }).click()
  await expect(page.getByText(words.confirmation.notAccepted).first()).toBeVisible()
  await expectAccessible(page)
  await acceptAndSend(page, words)
  await atGoodStep(page, words.confirmed.sent)
}

for (const [index, language] of (['ca', 'en'] as const).entries()) {
  const words = wordsIn(language)
  const { home, you, gas, products } = words

  test(`a company contracts the regulated gas of its group (${language})`, async ({ page }) => {
    await page.goto(pages[language].gas)
    await atGoodStep(page, home.title)
    await goOnTooEarly(page, words)
    const cups = supplyOf(777_110 + index, '0230')
    await fillHome(page, cups, { words })
    await sendPaper(page, home.invoice, words)
    await goOn(page, words)
    await atGoodStep(page, you.title)
    await goOnTooEarly(page, words)
    await fillCompany(page, { words })
    await goOn(page, words)
    await atGoodStep(page, gas.title)
    await page.getByLabel(gas.tariff).selectOption('3')
    const offered = page.getByRole('group', { name: products.title })
    await expect(offered).toContainText(pages[language].tur)
    await expect(offered.getByRole('link', { name: /BOE-A-2026-99999/ })).toHaveAttribute(
      'href',
      'https://www.boe.es/diario_boe/txt.php?id=BOE-A-2026-99999',
    )
    // What alone is missing has the focus.
    await goOn(page, words)
    await expect(page.getByRole('radio', { name: 'Gas regulado' })).toBeFocused()
    await expectAccessible(page)
    await choose(page, 'Gas regulado', words)
    await goOn(page, words)
    await toSummary(page, words)
    await expect(page.getByRole('main')).toContainText('Gas regulado')
    await page.goBack()
    await atStep(page, words.payment.title)
    await page.goBack()
    await atStep(page, gas.title)
    await page.reload()
    await atStep(page, gas.title)
    await expect(page.getByRole('radio', { name: 'Gas regulado' })).toBeChecked()
    await goOn(page, words)
    await goOn(page, words)
    await sendAll(page, words)
  })

  test(`electricity and gas together (${language})`, async ({ page }) => {
    await page.goto(pages[language].dual)
    await atGoodStep(page, home.title)
    await fillHome(page, supplyOf(777_112 + index), { words })
    await goOn(page, words)
    await atGoodStep(page, you.title)
    await fillPerson(page, { words })
    await goOn(page, words)
    await atGoodStep(page, words.contract.title)
    await goOnTooEarly(page, words)
    await fillContract(page, words)
    await expectAccessible(page)
    await goOn(page, words)
    await atGoodStep(page, gas.title)
    await goOnTooEarly(page, words)
    await page.getByLabel(gas.cups).fill(supplyOf(777_114 + index, '0230'))
    await fillGasNow(page, words)
    await page.getByLabel(gas.tariff).selectOption('1')
    await choose(page, 'Gas tranquilo', words)
    await sendPaper(page, gas.invoice, words)
    await goOn(page, words)
    await toSummary(page, words)
    // The sum of both, in euros, and that it is no cheaper.
    await expect(page.getByRole('main')).toContainText(pages[language].together)
    await sendAll(page, words)
    for (const link of [words.confirmed.summaryElectricity, words.confirmed.summaryGas])
      await expect(page.getByRole('link', { name: link })).toBeVisible()
  })
}

test('gas is contracted without a mouse [v2.new-gas]', async ({ page }) => {
  // Choosers are caught from now on: the first key would be quicker than the asking for it.
  page.on('filechooser', () => undefined)
  test.setTimeout(120_000)
  const words = wordsIn('es')
  const { home, you, address, flow } = words
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  const press = async (role: 'button' | 'radio' | 'checkbox', name: string | RegExp, key = 'Space') => {
    await tabTo(page, page.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) }))
    await page.keyboard.press(key)
  }
  const bring = async (label: string) => {
    await tabTo(page, page.getByLabel(label))
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    const buffer = Buffer.from('%PDF-1.4\n%%EOF\n')
    await (await chooser).setFiles({ name: 'papel.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText(words.uploads.sent, { exact: true }).first()).toBeVisible()
  }
  const next = () => press('button', flow.next, 'Enter')

  await page.goto('/nuevo-cliente-gas')
  await atStep(page, home.title)
  await type('CUPS', supplyOf(777_116, '0230'))
  await type(address.zipcode, '08500')
  await expect(page.getByLabel(address.municipality, { exact: true })).toHaveValue('08298')
  await press('radio', home.habitual)
  await type(address.line, 'Calle Mayor 3')
  await press('radio', home.activeYes)
  await type(home.origin, 'ENDESA ENERG')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await bring(home.invoice)
  await press('checkbox', words.consents.leads)
  await next()
  await atStep(page, you.title)
  await type(you.vat, '12345678Z')
  await type(you.person, 'Laia Ferrer')
  await bring(you.identity)
  await press('radio', you.ownerSame)
  await type(you.email, 'teclado@example.test')
  await type(you.mobile, '600111222')
  await next()
  await atStep(page, words.gas.title)
  await tabTo(page, page.getByLabel(words.gas.tariff))
  await page.keyboard.type('RL.2')
  await press('radio', 'Gas tranquilo')
  await next()
  await atStep(page, words.payment.title)
  await type('IBAN', account)
  await press('checkbox', words.payment.owner)
  await next()
  await press('checkbox', words.consents.conditions)
  await press('checkbox', words.consents.privacy)
  await press('button', words.confirmation.send, 'Enter')
  await atStep(page, words.confirmed.sent)
})
