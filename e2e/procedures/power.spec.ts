// A change of contracted power, from the list of contracts to the day on which it is in effect.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import { changeOf, chooseChange, next, referenceOn, send, sign } from '../requests-page.ts'
import { changeContract, flat, gasFlat, workshop } from '../scenarios.ts'
import { expectFits, heading, row, tabTo } from '../words.ts'

function power(page: Page, period: number) {
  return page.getByLabel(`Potencia en P${period}`)
}

/** Answers both questions of a home: the summary stands. */
async function ask(page: Page, powers: readonly string[], phone = '612 345 678'): Promise<void> {
  for (const [index, written] of powers.entries()) await power(page, index + 1).fill(written)
  await next(page).click()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(phone)
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeVisible()
}

test('more power: asked for, signed with the code of the mail, accepted, in effect; then not again for a year [c2.detail-hint-power] [c2.dialog-power] [c4.change-power] [c4.waiting-for-signature] [c5.power-comma] [c5.power-costs] [r.request-followed]', async ({
  page,
  office,
  signedIn,
  retailerAnswers,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat({ powers: [4.6, 4.6] })] })
  const name = contracts[0]?.name
  await chooseChange(page, name, 'Potencia')
  await expect(heading(page, 'Cambiar la potencia')).toBeVisible()
  await expect(page.getByText(`Contrato ${name} · Calle del Sol 14`)).toBeVisible()
  await expect(page.getByText('Ahora: 4,6 kW')).toHaveCount(2)
  await expectAccessible(page)
  await power(page, 1).fill('5,7')
  await power(page, 2).fill('6.9')
  await next(page).click()
  await expect(page.getByText(/^La distribuidora llama a este número/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('+34 612 345 678')
  await next(page).click()

  const asked = page.getByRole('region', { name: 'Potencia que se quiere contratar' })
  await expect(asked).toContainText('5,7 kW (ahora 4,6 kW)')
  await expect(asked).toContainText('6,9 kW (ahora 4,6 kW)')
  await expect(page.getByText(/Derechos de enganche: 9,04\s€/)).toBeVisible()
  await expect(page.getByText(/Derechos de acceso: 19,70\s€ por cada kW/)).toBeVisible()
  await expect(page.getByText(/Derechos de extensión: 17,27\s€ por cada kW/)).toBeVisible()
  await expect(page.getByText(/fírmela con el código/)).toBeVisible()
  await expectAccessible(page)
  await send(page).click()

  const reference = await referenceOn(page)
  await expect(heading(page, 'Cambio de potencia')).toBeVisible()
  await sign(page, office, email)
  await expect(page.getByText(/^Como muy tarde, el \d+ de \w+ de 2026\.$/)).toBeVisible()
  await expectAccessible(page)

  // The page updates without a reload.
  await retailerAnswers(reference, { answer: 'accepted' })
  await expect(page.getByText('Está aceptada; falta que entre en vigor.')).toBeVisible()
  await expectAccessible(page)
  await retailerAnswers(reference, { answer: 'effective' })
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/contratos')
  await expect(row(page, name)).toContainText(/P1 5,7.*P2 6,9/s)
  await page.goto(changeOf('powChange', contracts[0]))
  await expect(page.getByText('La potencia se cambió hace menos de 12 meses')).toBeVisible()
  await expect(page.getByText(/a partir del 21 de noviembre de 2027/)).toBeVisible()
  await expectAccessible(page)
})

test('a change under way is named, on the contract and where a second one would begin [c4.change-power] [c5.power-costs] [c8.in-progress]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('powChange'))
  // The only contract is chosen by itself.
  await ask(
    page,
    ['3,45', '4,6'].map((written) => written.replace('3,45', '3,4')),
  )
  await expect(page.getByText(/Derechos de enganche/)).toBeVisible()
  await expect(page.getByText(/Derechos de acceso/)).toHaveCount(0)
  await send(page).click()
  const reference = await referenceOn(page)
  await page.goto(changeOf('powChange', contracts[0]))
  await expect(page.getByText('Hay un proceso en curso')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Ver la solicitud ${reference}` }).click()
  await expect(page.getByText('Falta la firma.')).toBeVisible()
  await page.goto('/contratos')
  await page
    .getByRole('link', { name: `Por firmar: solicitud ${reference}, contrato ${contracts[0]?.name}` })
    .click()
  expect(await referenceOn(page)).toBe(reference)
})

test('a refusal is shown in plain words, and another change may be asked for', async ({
  page,
  office,
  signedIn,
  retailerAnswers,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('powChange', contracts[0]))
  await ask(page, ['9,2', '9,2'])
  await send(page).click()
  const reference = await referenceOn(page)
  await sign(page, office, email)
  await retailerAnswers(reference, { answer: 'rejected', reason_code: '22' })
  await expect(page.getByText('No se ha podido hacer.')).toBeVisible()
  await expect(page.getByText('La potencia pasa de la que la instalación tiene reconocida.')).toBeVisible()
  await expect(page.getByRole('link', { name: /atendemos en el 900/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retirar la solicitud' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(changeOf('powChange', contracts[0]))
  await expect(power(page, 1)).toHaveValue('4,6')
})

test('a failure loses nothing: what was written stays, and is sent once [c4.change-power] [c8.modification-failure] [r.sent-once]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('powChange', contracts[0]))
  await ask(page, ['5,7', '5,7'])
  await office.withoutDatabase(async () => {
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('No se ha podido enviar. Lo escrito se conserva.')
    await expectAccessible(page)
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Un teléfono de contacto' })).toContainText('612 345 678')
  await send(page).click()
  await referenceOn(page)
  await page.goto('/solicitudes')
  await expect(page.getByText('Falta firmar o confirmar una solicitud.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('a reload in the middle keeps what is typed; back, and change from the summary [c5.power-phone] [r.flow]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('powChange', contracts[0]))
  await power(page, 1).fill('5,7')
  await page.reload()
  await expect(power(page, 1)).toHaveValue('5,7')
  await power(page, 2).fill('5,7')
  await next(page).click()
  await expect(page).toHaveURL(/step=phone/)
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('612')
  await page.goBack()
  await expect(power(page, 2)).toHaveValue('5,7')
  await page.goForward()
  await next(page).click()
  await expect(
    page.getByText(
      'El teléfono no es válido: revise las cifras. Si no es de España, escríbalo con + y el prefijo del país.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612345678')
  await next(page).click()
  await page.getByRole('link', { name: 'Cambiar: Potencia que se quiere contratar' }).click()
  await power(page, 1).fill('6')
  await next(page).click()
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('612345678')
  await next(page).click()
  await expect(page.getByText('6 kW (ahora 4,6 kW)')).toBeVisible()
  // An address that is too far ahead leads to where one is.
  await page.goto(changeOf('powChange', contracts[0]).replace('powChange', 'powChange&step=nonsense'))
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeVisible()
})

test('what the tariff does not allow is said beside the field [c5.power-values] [c5.power-same]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat(), workshop({ powers: [20, 20, 25, 25, 30, 34.5] })],
  })
  const [home, business] = contracts
  await page.goto(changeOf('powChange', home))
  await next(page).click()
  await expect(page.getByText('Es la misma potencia que ya está contratada.')).toBeVisible()
  await power(page, 1).fill('')
  await power(page, 2).fill('17,3')
  await next(page).click()
  await expect(page.getByText('Este dato es obligatorio.', { exact: true })).toBeVisible()
  await power(page, 1).fill('5,75')
  await next(page).click()
  await expect(page.getByText('La potencia va de 0,1 en 0,1 kW: redondéela.').first()).toBeVisible()
  await expect(
    page.getByText('Con este peaje la potencia no puede pasar de 15 kW: para pedir más, llámenos.').first(),
  ).toBeVisible()
  await expect(power(page, 1)).toBeFocused()
  await expectAccessible(page)

  await page.goto(changeOf('powChange', business))
  await expect(page.getByText('Ahora: 34,5 kW')).toBeVisible()
  await power(page, 2).fill('19')
  await next(page).click()
  await expect(
    page.getByText('No puede ser menor que la del periodo anterior: suba esta o baje aquella.'),
  ).toBeVisible()
  await expectAccessible(page)
  await power(page, 2).fill('24')
  await next(page).click()
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toBeVisible()
})

test('a contract that has these powers by now is shown so, and the change ends there [c5.power-same] [c8.power-406] [c8.same-power]', async ({
  page,
  office,
  signedIn,
}) => {
  const customer = await signedIn({ contracts: [flat()] })
  const [contract] = customer.contracts
  await page.goto(changeOf('powChange', contract))
  await ask(page, ['5,7', '5,7'])
  await changeContract(office, customer, contract, { powers: [5.7, 5.7] })
  await send(page).click()
  await expect(page.getByText('Es la misma potencia que ya está contratada.')).toBeVisible()
  await expect(page.getByText('No se ha cambiado nada.')).toBeVisible()
  await expect(send(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Volver a los contratos' }).click()
  await expect(heading(page, 'Contratos')).toBeVisible()
})

test('what the server refuses leads back to its fields, each with its words [c4.change-power]', async ({
  page,
  office,
  signedIn,
}) => {
  const customer = await signedIn({ contracts: [flat()] })
  const [contract] = customer.contracts
  await page.goto(changeOf('powChange', contract))
  await ask(page, ['5,7', '5,7'])
  // Meanwhile the contract has got another tariff, with six periods.
  await changeContract(office, customer, contract, { tariff: '3.0TD', powers: [16, 16, 16, 16, 16, 16] })
  await send(page).click()
  await expect(page).toHaveURL(/step=powers/)
  await expect(page.locator('.notice-title').filter({ hasText: 'Hay 4 datos por corregir' })).toBeVisible()
  await expect(power(page, 3)).toHaveAccessibleDescription(/Este dato es obligatorio\./)
  await expect(power(page, 1)).toHaveValue('5,7')
  await expectAccessible(page)
})

test('what came to an end while the form was filled in is shown when it is sent', async ({
  page,
  office,
  signedIn,
}) => {
  const customer = await signedIn({ contracts: [flat()] })
  const [contract] = customer.contracts
  await page.goto(changeOf('powChange', contract))
  await ask(page, ['5,7', '5,7'])
  await changeContract(office, customer, contract, { state: 'baixa' })
  await send(page).click()
  await expect(page.getByText('Este contrato no está activo')).toBeVisible()
})

test('contracts that cannot be changed say why; whose or what it is not is not found', async ({
  page,
  customer,
  signedIn,
}) => {
  const other = await customer({ contracts: [flat()] })
  const { contracts } = await signedIn({
    contracts: [flat({ state: 'baixa' }), flat({ atrAvailable: false }), gasFlat()],
  })
  const [closed, busy, gas] = contracts
  await page.goto(changeOf('powChange', closed))
  await expect(page.getByText('Este contrato no está activo')).toBeVisible()
  await expectAccessible(page)
  await page.goto(changeOf('powChange', busy))
  await expect(page.getByText('Hay un proceso en curso')).toBeVisible()
  const seen: string[] = []
  for (const absent of [gas, other.contracts[0], { name: '799999' }]) {
    await page.goto(changeOf('powChange', absent))
    await expect(page.getByText('No encontramos este contrato')).toBeVisible()
    seen.push(await page.getByRole('main').innerText())
  }
  expect(new Set(seen).size).toBe(1)
  await expectAccessible(page)
})

test('of several contracts one is chosen first; without any there is a way on [c2.detail-hint-power]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat(), flat({ state: 'baixa' }), workshop(), gasFlat()],
  })
  await page.goto(changeOf('powChange'))
  await expect(page.getByRole('radio')).toHaveCount(2)
  await next(page).click()
  await expect(page.getByText('Este dato es obligatorio.')).toBeVisible()
  await expectAccessible(page)
  await page.getByText(`${contracts[2]?.name} · Electricidad`).click()
  await next(page).click()
  await expect(power(page, 6)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`contract=${contracts[2]?.name}`))
  await page.goBack()
  await expect(page.getByRole('radio')).toHaveCount(2)
})

test('nobody without an active contract is led astray', async ({ page, signedIn }) => {
  await signedIn({ contracts: [flat({ state: 'baixa' })] })
  await page.goto(changeOf('powChange'))
  await expect(page.getByText('No hay ningún contrato activo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver los contratos' })).toBeVisible()
  await expectAccessible(page)
})

test('without a mouse, from the question to the request [c2.dialog-power]', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('powChange', contracts[0]))
  await tabTo(page, power(page, 1))
  await page.keyboard.type('5,7')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5,7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Un teléfono de contacto' })).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: 'Teléfono' }))
  await page.keyboard.type('612345678')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeFocused()
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Cambio de potencia')).toBeFocused()
  await expect(page.getByLabel('Código')).toBeVisible()
  await tabTo(page, page.getByLabel('Código'))
})

for (const [language, address, title, button] of [
  ['ca', '/veure-contractes', 'Canviar la potència', 'Continuar'],
  ['en', '/view-contracts', 'Change the power', 'Continue'],
] as const) {
  test(`on a phone, in ${language}`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { contracts } = await signedIn({ language, contracts: [workshop()] })
    await page.goto(`${address}?function=powChange&contract=${contracts[0]?.name}&lang=${language}`)
    await expect(heading(page, title)).toBeVisible()
    await page.locator('[name=power_p6]').fill('21')
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: button }).click()
    await page.locator('[name=phone]').fill('612345678')
    await expectFits(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(/step=summary/)
    await expectFits(page)
    await expectAccessible(page)
  })
}
