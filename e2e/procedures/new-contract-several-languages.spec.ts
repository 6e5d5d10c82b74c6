// Several supplies of a company on a phone in Catalan and in English, by day and by night.
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  acceptAndSend,
  atStep,
  fillCompany,
  fillContract,
  fillHome,
  fillPayment,
  goOn,
  importOffers,
  supplyOf,
} from '../new-contract-page.ts'
import { wordsIn } from '../new-contract-words.ts'
import { expectFits } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))
test.use({ viewport: { width: 390, height: 844 } })

const said = {
  ca: {
    address: '/nou-client-electricitat?lang=ca',
    add: 'Afegir un altre subministrament',
    asked: 'el titular i el pagament són els mateixos',
    second: 'Subministrament 2',
    unfinished: 'El subministrament 2 està sense acabar',
    goOn: 'Acabar el subministrament 2',
    toSummary: 'Tornar al resum',
    sign: 'Llegir els 2 contractes i signar-los',
    powers: 'P1 4,6\u00a0kW · P2 4,6\u00a0kW',
    scheme: 'dark',
  },
  en: {
    address: '/new-electricity-customer?lang=en',
    add: 'Add another supply',
    asked: 'the holder and the payment are the same',
    second: 'Supply 2',
    unfinished: 'Supply 2 is not finished',
    goOn: 'Finish supply 2',
    toSummary: 'Back to the summary',
    sign: 'Read the 2 contracts and sign them',
    powers: 'P1 4.6\u00a0kW · P2 4.6\u00a0kW',
    scheme: 'light',
  },
} as const

for (const [index, language] of (['ca', 'en'] as const).entries()) {
  const words = wordsIn(language)
  const own = said[language]

  test(`two supplies are asked for and read before they are signed (${language})`, async ({ page }) => {
    // Twice the fields of any other journey, and a look at each step.
    test.slow()
    await page.emulateMedia({ colorScheme: own.scheme })
    await page.goto(own.address)
    await atStep(page, words.home.title)
    await fillHome(page, supplyOf(777_280 + index), { words })
    await goOn(page, words)
    await atStep(page, words.you.title)
    await fillCompany(page, { words })
    await goOn(page, words)
    await atStep(page, words.contract.title)
    await fillContract(page, words)
    await goOn(page, words)
    await atStep(page, words.payment.title)
    await fillPayment(page, words)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: own.add }).click()
    await atStep(page, words.home.title)
    await expect(main).toContainText(own.asked)
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: own.toSummary }).click()
    await expect(main).toContainText(own.unfinished)
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: own.goOn }).click()
    await atStep(page, words.home.title)
    await fillHome(page, supplyOf(777_282 + index), { consent: false, words })
    await page.getByLabel(words.you.ownerSame).check()
    await goOn(page, words)
    await atStep(page, words.contract.title)
    await fillContract(page, words)
    await expectFits(page)
    await goOn(page, words)
    await expect(main.getByRole('region', { name: new RegExp(`^${own.second}: `) }).first()).toBeVisible()
    // As that country writes it, not as it was typed.
    await expect(main).toContainText(own.powers)
    await expectFits(page)
    await expectAccessible(page)
    await acceptAndSend(page, words)
    await atStep(page, words.confirmed.sent)
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: own.sign }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Luz tranquila')
    await expectFits(page)
    await expectAccessible(page)
  })
}
