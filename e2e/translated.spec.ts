// A page works while the browser translates it: Chrome's translator takes texts away under React's hands.
import { batteryOf, share } from './battery.ts'
import { deliver } from './contract-page.ts'
import { openPage, pagesOfKinds } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { changeOf } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { translate, translated, type Translator } from './translate.ts'
import { consumptionOf } from './words.ts'

const translators: readonly Translator[] = ['replaces', 'wraps']

for (const translator of translators) {
  test.describe(`a translator that ${translator} texts`, () => {
    test('leaves the views of consumption to be gone through', async ({ page, signedIn }) => {
      const { contracts } = await signedIn({
        contracts: [flat({ curves: [{ from: '2025-11-01', to: '2026-11-20' }] })],
      })
      await translate(page, translator)
      await page.goto(consumptionOf(contracts[0]))
      await translated(page)
      for (const view of ['Año', 'Por meses', 'Por días', 'Por horas', 'Año', 'Por meses']) {
        await page.getByRole('tab', { name: view }).click()
        await expect(page.getByRole('tab', { name: view, selected: true })).toBeVisible()
      }
      await page.getByRole('button', { name: /^Octubre de 2026: / }).click()
      await expect(page.getByRole('tab', { name: 'Por días', selected: true })).toBeVisible()
    })

    test('shows the euros of the share that is typed', async ({ page, office, signedIn }) => {
      const { contracts } = await signedIn({ contracts: [flat(), flat()] })
      const { contract, files } = batteryOf(contracts)
      await deliver(office, files)
      await translate(page, translator)
      await page.goto(changeOf('battery', contract))
      const part = page.getByRole('region', { name: 'Parte de este contrato' })
      await expect(part.getByText('a este contrato le tocarían 33,71 €.')).toBeVisible()
      await translated(page)
      await share(page).fill('60')
      await expect(part.getByText('a este contrato le tocarían 16,85 € más.')).toBeVisible()
      await share(page).fill('250')
      await expect(
        part.getByText('Como mucho un 65 %: el resto es de otros contratos.').first(),
      ).toBeVisible()
      await share(page).fill('40')
      await expect(part.getByText('Es lo que ya hay: no ha cambiado nada.').first()).toBeVisible()
    })
  })
}

test('what is written anew into a text that was taken out is seen', async ({ page }) => {
  await translate(page, 'replaces')
  await page.goto('/acceso')
  await translated(page)
  // As React writes into a text that has neighbours.
  const text = await page.evaluateHandle(() => {
    const sentence = document.querySelector('main')!.appendChild(document.createElement('p'))
    const figure = sentence.appendChild(document.createTextNode('12 kWh'))
    sentence.append(document.createElement('b'))
    return figure
  })
  await expect(page.locator('main font', { hasText: /^12 kWh$/ }).first()).toBeVisible()
  await text.evaluate((figure) => (figure.data = '13 kWh'))
  await expect(page.locator('main p', { hasText: /^13 kWh$/ })).toBeVisible()
  await expect(page.getByText('12 kWh')).toHaveCount(0)
})

// Each kind of page is removed and redrawn without errors in the browser.
pagesOfKinds(
  {
    visitor: ['login', 'priceComparator', 'newElectricityContract'],
    customer: ['home', 'viewContracts', 'invoices', 'invoice', 'requests', 'profile', 'contact'],
  },
  async (page, addresses) => {
    await translate(page, 'replaces')
    for (const address of addresses) {
      await openPage(page, address)
      await translated(page)
      const home = page.getByRole('banner').getByRole('link').first()
      if (!(await home.isVisible())) continue
      await home.click()
      await expect(page.getByRole('main')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.getByText('Algo ha fallado')).toHaveCount(0)
    }
  },
)
