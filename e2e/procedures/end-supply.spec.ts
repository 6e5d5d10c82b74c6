// The end of a supply, from the contract's page to the day on which it is closed.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { deliver } from '../contract-page.ts'
import { expect, test } from '../fixtures.ts'
import { changeOf, next, referenceOn, send, sign } from '../requests-page.ts'
import { flat } from '../scenarios.ts'
import { expectFits, heading } from '../words.ts'

function choice(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true })
}
const summary = { name: 'Revisar y enviar' }

/** Answers every question: the summary stands. */
async function ask(page: Page): Promise<void> {
  await choice(page, 'Me mudo y aquí no se queda nadie').check({ force: true })
  await next(page).click()
  await page.getByLabel('Último día con suministro').fill('2026-12-10')
  await next(page).click()
  await choice(page, 'Como las demás').check({ force: true })
  await next(page).click()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await page.getByRole('checkbox', { name: 'Sé que ese día se corta el suministro' }).check({ force: true })
  await next(page).click()
  await expect(page.getByRole('heading', summary)).toBeVisible()
}

test('asked for by keyboard, signed, accepted, and the contract is ended [POST contracts/{name}/end/]', async ({
  page,
  office,
  signedIn,
  retailerAnswers,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat({ powers: [4.6, 4.6] })] })
  await page.goto(changeOf('endSupply', contracts[0]))
  await expect(heading(page, 'Dar de baja el suministro')).toBeVisible()
  await expect(page.getByText('Ese día se corta el suministro.')).toBeVisible()
  await expectAccessible(page)
  // Another reason leads to what to do instead, and the form stops there.
  await choice(page, 'Me cambio de compañía').check({ force: true })
  await expect(page.getByText('No hace falta darlo de baja')).toBeVisible()
  await next(page).click()
  await expect(page.getByText('Para eso no lo dé de baja: se quedaría sin suministro.')).toBeVisible()
  await expectAccessible(page)
  await choice(page, 'Me mudo y aquí no se queda nadie').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  const day = page.getByLabel('Último día con suministro')
  await expect(day).toBeVisible()
  await day.fill('2026-11-22')
  await next(page).click()
  await expect(page.getByText(/^Tiene que ser un día del 27 de noviembre de 2026/)).toBeVisible()
  await expectAccessible(page)
  await day.fill('2026-12-10')
  await page.reload()
  await expect(day).toHaveValue('2026-12-10')
  await day.press('Enter')

  await choice(page, 'A un correo electrónico').check({ force: true })
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('nueva@prueba.endoll.test')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(
    'nueva@prueba.endoll.test',
  )
  await page.keyboard.press('Tab')
  await next(page).focus()
  await page.keyboard.press('Enter')

  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await next(page).click()
  await expect(page.getByText('Marque la casilla: ese día se corta el suministro.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Sé que ese día se corta el suministro' }).focus()
  await page.keyboard.press('Space')
  await next(page).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('region', { name: 'Hasta qué día' })).toContainText('10 de diciembre de 2026')
  await expect(page.getByText(/antes de 3 años: 99,66\s€/)).toBeVisible()
  await expect(page.getByText(/Pasados 3 años: 179,10\s€/)).toBeVisible()
  await expectAccessible(page)
  await send(page).click()

  const reference = await referenceOn(page)
  await expect(heading(page, 'Baja del suministro')).toBeVisible()
  await expect(page.getByText('10 de diciembre de 2026').first()).toBeVisible()
  await expect(page.getByText('nueva@prueba.endoll.test')).toBeVisible()
  await sign(page, office, email)
  await expect(page.getByText('Como muy tarde, el 10 de diciembre de 2026.')).toBeVisible()
  await retailerAnswers(reference, { answer: 'accepted' })
  await expect(page.getByText('Está aceptada; falta que entre en vigor.')).toBeVisible()
  await retailerAnswers(reference, { answer: 'effective', effective_date: '2026-12-11' })
  // Until that day the supply continues.
  await expect(page.getByText('Entrará en vigor el 11 de diciembre de 2026.')).toBeVisible()
  await retailerAnswers(reference, { answer: 'effective', effective_date: '2026-11-21' })
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(changeOf('endSupply', contracts[0]))
  await expect(page.getByText('Este contrato no está activo')).toBeVisible()
})

test('a refusal of the distributor is shown in plain words, and the contract goes on [r.end-supply]', async ({
  page,
  office,
  signedIn,
  retailerAnswers,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('endSupply', contracts[0]))
  await ask(page)
  await send(page).click()
  const reference = await referenceOn(page)
  await sign(page, office, email)
  await retailerAnswers(reference, { answer: 'rejected', reason_code: 'D1' })
  await expect(page.getByText('No se ha podido hacer.')).toBeVisible()
  await expect(page.getByText(/El suministro tiene bono social/)).toBeVisible()
  await page.goto(changeOf('endSupply', contracts[0]))
  await expect(choice(page, 'Me mudo y aquí no se queda nadie')).not.toBeChecked()
})

test('[law.32.services] what becomes of other services is asked, with nothing chosen before', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  const [contract] = contracts
  const service = { contract_name: contract?.name ?? '', kind: 'service', name: 'Mantenimiento' }
  await deliver(office, { 'contract-services.csv': [{ ...service, start_day: '2026-01-01', end_day: '' }] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(changeOf('endSupply', contract))
  await choice(page, 'Me mudo y aquí no se queda nadie').check({ force: true })
  await next(page).click()
  await page.getByLabel('Último día con suministro').fill('2026-12-10')
  await next(page).click()
  await expect(page.getByText('Está contratado: Mantenimiento.')).toBeVisible()
  await next(page).click()
  await expect(page.getByText('Elija una opción.').first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await choice(page, 'Continúa').check({ force: true })
  await next(page).click()
  await choice(page, 'Como las demás').check({ force: true })
  await next(page).click()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await page.getByRole('checkbox', { name: 'Sé que ese día se corta el suministro' }).check({ force: true })
  await next(page).click()
  await expect(page.getByRole('region', { name: 'Otros servicios' })).toContainText('Continúa')
  await send(page).click()
  await referenceOn(page)
  await expect(page.getByText('Mantenimiento')).toBeVisible()
  await expect(page.getByText('Continúan')).toBeVisible()
})

test('a failure loses nothing, and what is under way is named', async ({ page, office, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('endSupply', contracts[0]))
  await ask(page)
  await office.withoutDatabase(async () => {
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('No se ha podido enviar. Lo escrito se conserva.')
    await expectAccessible(page)
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'La visita y el corte' })).toContainText('612 345 678')
  await send(page).click()
  const reference = await referenceOn(page)
  await page.goto(changeOf('endSupply', contracts[0]))
  await expect(page.getByText('Hay un proceso en curso')).toBeVisible()
  await expect(page.getByRole('link', { name: `Ver la solicitud ${reference}` })).toBeVisible()
})

test('every question and the summary fit 390 px, in Catalan and English too', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(changeOf('endSupply', contracts[0]))
  await expect(choice(page, 'Me cambio de compañía')).toBeVisible()
  await expectFits(page)
  await ask(page)
  await expectFits(page)
  for (const [language, title] of [
    ['ca', 'Donar de baixa el subministrament'],
    ['en', 'End the supply'],
  ] as const) {
    await page.goto(`${changeOf('endSupply', contracts[0])}&lang=${language}`)
    await expect(heading(page, title)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  }
})
