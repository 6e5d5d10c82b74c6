// Which power fits a contract, from its card on the contract's page to the change with its figures filled in.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { monthlyBills } from './bills.ts'
import { openPlace } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { changeOf, next, referenceOn, send, sign } from './requests-page.ts'
import { flat, gasFlat, type ContractAsked } from './scenarios.ts'
import { expectFits, row, tabTo, loseLine } from './words.ts'

/** A home whose product has a price of power, with bills of so many months up to October that give their demand. */
function measured(changes: Partial<ContractAsked> = {}, months = 12, demandKw = ['3', '2.5']) {
  return flat({
    product: 'Luz con potencia',
    powerPrices: ['0.1', '0.01'],
    invoices: monthlyBills(`${months === 12 ? '2025-12' : '2026-03'}-05`, months, { demandKw }),
    ...changes,
  })
}

function pageOf(contract: { readonly name: string } | undefined, address = '/ver-contratos') {
  return `${address}?contract=${contract?.name}&place=power`
}

function card(page: Page, title = 'Qué potencia conviene'): Locator {
  return page.getByRole('region', { name: title })
}
function power(page: Page, period: number) {
  return page.getByLabel(`Potencia en P${period}`)
}
function ask(page: Page) {
  return card(page).getByRole('link', { name: 'Pedir este cambio de potencia' })
}

test('what would have been enough, what it saves, and the change with these figures, asked for and signed [r.optimal-power-card]', async ({
  page,
  office,
  signedIn,
}) => {
  const { email, contracts } = await signedIn({ contracts: [measured()] })
  const [contract] = contracts
  await page.goto(pageOf(contract))
  await expect(card(page)).toContainText(
    'Con 3,3 kW en punta y 2,8 kW en valle se habrían pagado 68,69 € menos en un año.',
  )
  await expect(card(page)).toContainText('De 234,91 € a 166,22 €')
  await expect(card(page)).toContainText('9,04 € sin impuestos')
  await expect(card(page)).toContainText('El ahorro lo paga en 3 meses.')
  await expect(card(page)).toContainText('Ya se puede pedir.')
  await expect(
    card(page).getByRole('img', {
      name: 'P1 · punta: demandados 3 kW; contratados 4,6 kW; propuestos 3,3 kW.',
    }),
  ).toBeVisible()
  await card(page).getByText('Ver en una tabla').click()
  await expect(card(page).getByRole('row').filter({ hasText: 'P2 · valle' })).toContainText(
    /4,6 kW.*2,5 kW.*del 01\/11\/2025 al 30\/11\/2025.*2,8 kW/s,
  )
  await card(page).getByText('Cómo está calculado').click()
  await expect(card(page)).toContainText('un margen del 10')
  await expect(card(page)).toContainText(
    'Sin ese margen, con 3 kW (punta) y 2,5 kW (valle) se pagarían 66,06 € menos',
  )
  await expect(card(page)).toContainText('Impuestos: impuesto eléctrico 5,11 % e IVA 21 %.')
  await expectAccessible(page)

  await ask(page).click()
  await expect(page).toHaveURL(/function=powChange.*p1=3\.3&p2=2\.8/)
  await expect(power(page, 1)).toHaveValue('3,3')
  await expect(power(page, 2)).toHaveValue('2,8')
  await expect(page.getByText('Las potencias propuestas ya están puestas')).toBeVisible()
  await expectAccessible(page)
  await next(page).click()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await next(page).click()
  await expect(page.getByText('3,3 kW (ahora 4,6 kW)')).toBeVisible()
  await send(page).click()
  const reference = await referenceOn(page)

  await page.goto(pageOf(contract))
  await expect(card(page)).toContainText('Cuando termine el cambio que está en curso.')
  await expect(card(page).getByRole('link', { name: `Ver la solicitud ${reference}` })).toBeVisible()
  await expect(ask(page)).toHaveCount(0)
  await expectAccessible(page)
  await card(page)
    .getByRole('link', { name: `Ver la solicitud ${reference}` })
    .click()
  await sign(page, office, email)
})

test('who had begun with other figures is asked which are to stay [r.optimal-power-card]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [measured()] })
  const [contract] = contracts
  await page.goto(changeOf('powChange', contract))
  await power(page, 1).fill('5,7')
  await page.goto(pageOf(contract))
  await ask(page).click()
  await expect(page.getByText('Ya había otras potencias escritas')).toBeVisible()
  await expect(page.getByText('Escritas antes: P1: 5,7 kW · P2: 4,6 kW')).toBeVisible()
  await expect(page.getByText('Del enlace: P1: 3,3 kW · P2: 2,8 kW')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Seguir con las de antes' }).click()
  await expect(power(page, 1)).toHaveValue('5,7')

  await page.goto(pageOf(contract))
  await ask(page).click()
  await page.getByRole('button', { name: 'Poner las del enlace' }).click()
  await expect(power(page, 1)).toHaveValue('3,3')
  await next(page).click()
  await page.goBack()
  await expect(power(page, 2)).toHaveValue('2,8')
  // The same figures again are no reason to ask.
  await page.reload()
  await expect(power(page, 1)).toHaveValue('3,3')
})

test('too little data says how much is known and what is missing', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [measured({}, 9), measured({ invoices: [] })] })
  await page.goto(pageOf(contracts[0]))
  await expect(card(page)).toContainText('se conocen 9 de los últimos 12 meses')
  await card(page).getByText('Ver qué 3 meses faltan').click()
  await expect(card(page)).toContainText('del 01/11/2025 al 30/11/2025')
  await expect(
    card(page).getByRole('img', { name: /^P1 · punta: demandados 3 kW; contratados 4,6 kW\.$/ }),
  ).toBeVisible()
  await expect(ask(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(pageOf(contracts[1]))
  await expect(card(page)).toContainText('no se conoce ninguno de los últimos 12 meses')
  await expect(card(page).getByRole('img')).toHaveCount(0)
  await expectAccessible(page)
})

test('powers that fit already, and a saving that does not pay for the change', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [
      measured({ powers: [3.3, 2.8] }),
      measured({ powers: [3.3, 4.6] }),
      measured({ powers: [2.9, 2.8] }),
    ],
  })
  const [fits, nearly, below] = contracts
  await page.goto(pageOf(fits))
  await expect(card(page)).toContainText('Las potencias contratadas son las que más convienen')
  await expect(ask(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(pageOf(nearly))
  await expect(card(page)).toContainText('No compensa: el cambio tardaría 17 meses en pagarse.')
  await expect(ask(page)).toBeVisible()
  await expectAccessible(page)
  await page.goto(pageOf(below))
  await expect(card(page)).toContainText('se ha demandado más de lo contratado')
})

test('gas has no such card', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [gasFlat()] })
  await page.goto(pageOf(contracts[0], '/ver-contratos-gas'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('what cannot be read says so in its own place, and is tried again', async ({
  page,
  context,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [measured(), measured()] })
  const [first, second] = contracts
  await page.goto(pageOf(first))
  await expect(card(page)).toContainText('se habrían pagado')
  // The other contract itself is known by now, its best power is not.
  await page.getByRole('main').getByRole('link', { name: 'Contratos' }).click()
  await page.getByRole('button', { name: `Cambiar algo del contrato ${second?.name}` }).click()
  const known = page.waitForResponse((response) => response.url().includes(`/contracts/${second?.name}/`))
  await page.getByRole('link', { name: 'Cuenta bancaria', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cuenta')
  await (await known).finished()
  await page.goBack()
  await loseLine(page)
  await row(page, second?.name).getByRole('rowheader').getByRole('link').click()
  await openPlace(page, 'Potencia')
  const failure = card(page).getByRole('alert')
  await expect(failure).toContainText('No hemos podido calcular la potencia que conviene')
  await expect(failure).toContainText('No hay conexión.')
  await expectAccessible(page)
  await context.setOffline(false)
  await failure.getByRole('button').click()
  await expect(card(page)).toContainText('se habrían pagado')
})

test('without a mouse: the periods by arrow keys, then on to the change', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [measured()] })
  await page.goto(pageOf(contracts[0]))
  const bars = card(page).getByRole('group', { name: 'Potencia de cada periodo' }).getByRole('img')
  await expect(bars).toHaveCount(2)
  await tabTo(page, bars.first(), { most: 150 })
  await page.keyboard.press('ArrowDown')
  await expect(bars.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(bars.nth(1)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(bars.first()).toBeFocused()
  await tabTo(page, card(page).getByText('Cómo está calculado'))
  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('un margen del 10')
  await tabTo(page, ask(page))
  await page.keyboard.press('Enter')
  await expect(power(page, 1)).toHaveValue('3,3')
})

for (const [language, address, title, words, button] of [
  ['ca', '/veure-contractes', 'Quina potència convé', 's’haurien pagat', 'Demanar aquest canvi de potència'],
  ['en', '/view-contracts', 'Which power suits you', 'you would have paid', 'Request this change of power'],
] as const) {
  test(`on a phone, in ${language}`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { contracts } = await signedIn({ language, contracts: [measured()] })
    await page.goto(`${pageOf(contracts[0], address)}&lang=${language}#contract-optimal`)
    await expect(card(page, title)).toContainText(words)
    await card(page, title).locator('summary').first().click()
    await card(page, title).locator('summary').last().click()
    await expectFits(page)
    await expectAccessible(page)
    await card(page, title).getByRole('link', { name: button }).click()
    await expect(page.locator('[name=power_p1]')).toHaveValue(language === 'en' ? '3.3' : '3,3')
  })
}

test('power below what was already drawn takes a deliberate yes, which the summary repeats [r.power-below-yes]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [measured()] })
  await page.goto(changeOf('powChange', contracts[0]))
  const yes = page.getByRole('checkbox', { name: 'Lo sé y quiero esta potencia' })
  await power(page, 1).fill('2,5')
  await power(page, 2).fill('4,6')
  await expect(page.getByText('Puede irse la luz')).toBeVisible()
  await expect(page.getByText(/P1 queda por debajo de lo que ya se llegó a pedir \(P1: 3 kW\)/)).toBeVisible()
  await next(page).click()
  await expect(yes).toBeFocused()
  await expect(yes).toHaveAccessibleDescription(/Marque la casilla que lo confirma/)
  await expectAccessible(page)
  // Enough power, and nothing has to be confirmed.
  await power(page, 1).fill('3,3')
  await expect(yes).toHaveCount(0)
  await power(page, 1).fill('2,5')
  await yes.check()
  await next(page).click()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await next(page).click()
  await expect(page.getByText('Por debajo del pico medido')).toBeVisible()
  await expectAccessible(page)
  await send(page).click()
  await referenceOn(page)
})
