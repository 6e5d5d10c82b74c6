// A change of product, from the contract's page to the product before coming back.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import { deliver } from '../contract-page.ts'
import { importOffers } from '../new-contract-page.ts'
import { changeOf, codeFor, referenceOn } from '../requests-page.ts'
import { flat, gasFlat } from '../scenarios.ts'
import { expectFits, heading } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))

const year = { from: '2025-11-01', to: '2026-11-01' }
const act = 'Contractar, amb obligació de pagament'

function choice(page: Page, name: string) {
  return page.getByRole('radio', { name })
}

test('chosen by what the own year would have cost, signed with an obligation to pay, and withdrawn from [r.change-product]', async ({
  page,
  office,
  signedIn,
  retailerAnswers,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { email, contracts } = await signedIn({
    language: 'ca',
    contracts: [flat({ curves: [year], more: { product_code: 'NC-DAY' } })],
  })
  const [contract] = contracts
  await page.goto(`${changeOf('changeProduct', contract)}&lang=ca`)
  await expect(heading(page, 'Canviar el producte')).toBeVisible()
  await expect(page.getByText(/menys que ara\.$/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  const next = page.getByRole('button', { name: 'Continuar', exact: true })
  await choice(page, 'Luz tranquila').check({ force: true })
  await next.click()
  await expect(page.getByText(/fins al dia 5 de desembre (?:de|del) 2026/)).toBeVisible()
  // Nothing is preselected: starting within those days must be asked for.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await choice(page, 'Com més aviat millor').check({ force: true })
  await expectAccessible(page)
  await next.click()
  await expect(page.getByText('Preus que es contracten')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Continuar a la signatura' }).click()

  const asked = await referenceOn(page)
  await expect(page.getByText(/Electricitat, Luz tranquila, peatge 2\.0TD/)).toBeVisible()
  await expectAccessible(page)
  const code = page.getByLabel('Codi')
  await expect(code).toBeVisible()
  await code.fill(await codeFor(office, email))
  await page.getByRole('button', { name: act }).click()
  await expect(page.getByText(/^Està enviada/)).toBeVisible()
  await retailerAnswers(asked, { answer: 'effective' })
  await expect(page.getByText('És vigent des del dia 21 de novembre del 2026.')).toBeVisible()

  await page.goto(`${changeOf('withdrawal', contract)}&lang=ca`)
  await expect(page.getByText(/El canvi a Luz tranquila es va signar/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Desistir del canvi de producte' }).click()
  const withdrawal = await referenceOn(page)
  await retailerAnswers(withdrawal, { answer: 'effective' })
  await expect(page.getByText('És vigent des del dia 21 de novembre del 2026.')).toBeVisible()
  await page.goto(`${changeOf('changeProduct', contract)}&lang=ca`)
  await expect(page.getByText('Quin producte vol en lloc de Luz de día?')).toBeVisible()
})

test('of gas it says why not where there is no other product, or the contract ends', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [gasFlat({ more: { product_code: 'NC-GAS' } }), flat({ more: { end_day: '2026-12-31' } })],
  })
  const [gas, ending] = contracts
  await page.goto(changeOf('changeProduct', gas))
  await expect(page.getByText('No hay otro producto para este suministro')).toBeVisible()
  await expectAccessible(page)
  await page.goto(changeOf('changeProduct', ending))
  await expect(page.getByText('Este contrato acaba')).toBeVisible()
})

test('[law.5.bonus] whoever has the social bonus is told what is lost, and gives it up', async ({
  page,
  office,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const product_code = 'PVPC-OF-BONUS'
  const pvpc = { code: product_code, kind: 'electricity', name: 'PVPC', price_kind: 'indexed', pvpc: 'yes' }
  await deliver(office, { 'products.csv': [pvpc] })
  const { contracts } = await signedIn({ contracts: [flat({ more: { product_code } })] })
  const [contract] = contracts
  const bonus = { kind: 'social_bonus', name: 'Bono', start_day: '2026-02-01', end_day: '2028-01-31' }
  await deliver(office, {
    'contract-services.csv': [{ contract_name: contract?.name ?? '', discount_percent: '42,5', ...bonus }],
  })
  await page.goto(changeOf('changeProduct', contract))
  const next = page.getByRole('button', { name: 'Continuar', exact: true })
  await choice(page, 'Luz tranquila').check({ force: true })
  await next.click()
  await expect(page.getByText(/solo se aplica en el PVPC.*se pierde desde el primer día/)).toBeVisible()
  await next.click()
  const given = page.getByLabel('Renuncio al bono social')
  await expect(given).toBeFocused()
  await page.getByText('Lo que se firma al renunciar').click()
  await expect(page.getByText(/RENUNCIO expresamente/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await given.check()
  await next.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Desde cuándo' })).toBeVisible()
})
