// A change of the account that a contract is paid from, electricity and gas.
import type { Page } from '@playwright/test'
import { ibanOf } from '../../server/src/demo/identifiers.ts'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import { changeOf, chooseChange, next, referenceOn, send, sign } from '../requests-page.ts'
import { flat, gasFlat } from '../scenarios.ts'
import { errorSummary, expectFits, heading, tabTo } from '../words.ts'

function grouped(iban: string) {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
/** Accounts no other test has. */
const [first, second, fresh] = [ibanOf(9_000_001), ibanOf(9_000_002), ibanOf(9_000_003)]
function anew(page: Page) {
  return page.getByText('Una cuenta nueva', { exact: true })
}
function owner(page: Page) {
  return page.getByLabel('Quien paga las facturas es titular de esta cuenta')
}

/** With no other account to choose, the first question is the new one. */
async function askForNew(page: Page, iban: string): Promise<void> {
  await page.getByLabel('IBAN').fill(iban)
  await owner(page).check()
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeVisible()
}

test('an account that is known: chosen, signed, in effect, and the old address is notified [c2.detail-hint-iban] [c4.change-iban] [c5.iban-existing] [r.drawn-ends]', async ({
  page,
  office,
  signedIn,
  retailerAnswers,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat({ iban: first }), flat({ iban: second })] })
  await chooseChange(page, contracts[0]?.name, 'Cuenta bancaria')
  await expect(heading(page, 'Cambiar la cuenta bancaria')).toBeVisible()
  await expect(page.getByText(grouped(first))).toBeVisible()
  // The current one is not offered.
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await next(page).click()
  await expect(page.getByText('Este dato es obligatorio.')).toBeVisible()
  await expectAccessible(page)
  await page.getByText(grouped(second)).click()
  await next(page).click()
  await expect(page.getByText('Una orden de domiciliación nueva')).toBeVisible()
  await expectAccessible(page)
  await send(page).click()

  const reference = await referenceOn(page)
  await expect(heading(page, 'Cambio de cuenta bancaria')).toBeVisible()
  await expect(page.getByText(/^[0-9A-F]{20}$/)).toBeVisible()
  await sign(page, office, email)
  const picture = page.locator('.page-heading .picture')
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  await retailerAnswers(reference, { answer: 'effective' })
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
  await expect(picture).toBeVisible()
  await page.goto(changeOf('ibanChange', contracts[0]))
  await expect(page.getByText(grouped(second)).first()).toBeVisible()
  await expect(page.getByText('No hay ninguna otra cuenta registrada')).toBeVisible()
})

test('a new account, with none to choose from: what is wrong is said, then it goes its way [c2.dialog-iban] [c5.iban-ownership] [c5.iban-existing] [c8.empty-others]', async ({
  page,
  office,
  signedIn,
  retailerAnswers,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat({ iban: first })] })
  await page.goto(changeOf('ibanChange', contracts[0]))
  await expect(page.getByText('No hay ninguna otra cuenta registrada: hace falta una nueva.')).toBeVisible()
  await expectAccessible(page)
  // A choice of one is not asked.
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText('Paso 1 de 2')).toBeVisible()
  await next(page).click()
  await expect(errorSummary(page)).toContainText('Hay 2 datos por corregir')
  await expectAccessible(page)
  // A field that is right is no longer named, before anything is sent.
  const summary = errorSummary(page).getByRole('link')
  await expect(summary).toHaveCount(2)
  await owner(page).check()
  await expect(summary).toHaveCount(1)
  await page.getByLabel('IBAN').fill('ES00 0000')
  await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription(/^.*8 de 24 letras y cifras/)
  await next(page).click()
  await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription(/8 de 24 letras y cifras/)
  await expectAccessible(page)
  await page.getByLabel('IBAN').fill(first)
  await next(page).click()
  await expect(page.getByText('Es la cuenta que ya hay: hace falta otra.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('IBAN').fill('de89-37040044 0532 0130 00')
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00')
  await next(page).click()
  await send(page).click()
  const reference = await referenceOn(page)
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  await sign(page, office, email)
  await retailerAnswers(reference, { answer: 'rejected', reason_code: 'account_not_valid' })
  await expect(page.getByText('El banco dice que la cuenta no existe o está cerrada.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(changeOf('ibanChange', contracts[0]))
  await expect(page.getByText(grouped(first)).first()).toBeVisible()
})

test('a second change waits for the first, which is named [c8.in-progress]', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ iban: first })] })
  await page.goto(changeOf('ibanChange', contracts[0]))
  await askForNew(page, fresh)
  await send(page).click()
  const reference = await referenceOn(page)
  await page.goto(changeOf('ibanChange', contracts[0]))
  await expect(page.getByText('Hay un proceso en curso')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Ver la solicitud ${reference}` }).click()
  await expect(page.getByText('Falta la firma.')).toBeVisible()
})

test('gas as well, by its own switch [c2.detail-hint-iban] [c2.flag-iban]', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [gasFlat({ iban: first })] })
  await page.goto('/contratos?type=gas')
  await page.getByRole('button', { name: `Cambiar algo del contrato ${contracts[0]?.name}` }).click()
  await page.getByRole('link', { name: 'Cuenta bancaria', exact: true }).click()
  await askForNew(page, fresh)
  await send(page).click()
  await referenceOn(page)
})

test('a failure loses nothing, and what was written is sent once [c4.change-iban] [c8.modification-failure]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ iban: first })] })
  await page.goto(changeOf('ibanChange', contracts[0]))
  await askForNew(page, fresh)
  await office.withoutDatabase(async () => {
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('No se ha podido enviar. Lo escrito se conserva.')
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Volver a enviarla' }).click()
  await referenceOn(page)
  await page.goto('/solicitudes')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('a reload keeps what is typed; an answer that changes takes its question away and back [r.flow]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ iban: first }), flat({ iban: second })] })
  await page.goto(changeOf('ibanChange', contracts[0]))
  await anew(page).click()
  await next(page).click()
  await page.getByLabel('IBAN').fill('ES91 21')
  await page.reload()
  await expect(page.getByLabel('IBAN')).toHaveValue('ES91 21')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Una cuenta nueva' })).toBeChecked()
  await page.getByText(grouped(second)).click()
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeVisible()
  // What was left out is counted: the number of steps never changes.
  await expect(page.getByText('Paso 3 de 3')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'La cuenta nueva' })).toContainText(
    'No hace falta',
  )
  await page.getByRole('link', { name: 'Cambiar: La cuenta' }).click()
  await anew(page).click()
  await next(page).click()
  await expect(page.getByLabel('IBAN')).toHaveValue('ES91 21')
})

test('a contract that is closed says why', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ state: 'baixa' })] })
  await page.goto(changeOf('ibanChange', contracts[0]))
  await expect(page.getByText('Este contrato no está activo')).toBeVisible()
  await expectAccessible(page)
})

test('without a mouse [c2.dialog-iban]', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ iban: first }), flat({ iban: second })] })
  await page.goto(changeOf('ibanChange', contracts[0]))
  await tabTo(page, page.getByRole('radio'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Una cuenta nueva' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'La cuenta nueva' })).toBeFocused()
  await tabTo(page, page.getByLabel('IBAN'))
  await page.keyboard.type(fresh)
  await tabTo(page, owner(page))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeFocused()
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Cambio de cuenta bancaria')).toBeFocused()
})

for (const [language, address, title, button] of [
  ['ca', '/veure-contractes', 'Canviar el compte bancari', 'Continuar'],
  ['en', '/view-contracts', 'Change the bank account', 'Continue'],
] as const) {
  test(`on a phone, in ${language}`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { contracts } = await signedIn({ language, contracts: [flat({ iban: first })] })
    await page.goto(`${address}?function=ibanChange&contract=${contracts[0]?.name}&lang=${language}`)
    await expect(heading(page, title)).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    await page.getByLabel('IBAN').fill(fresh)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(/step=summary/)
    await expectFits(page)
    await expectAccessible(page)
  })
}

test('one account for all contracts: one request, signed once, and what needs none is no part of it [r.account-for-all]', async ({
  page,
  office,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn({
    contracts: [
      flat({ iban: first }),
      flat({ iban: second }),
      gasFlat({ iban: ibanOf(9_000_004) }),
      flat({ state: 'baixa', iban: ibanOf(9_000_005) }),
    ],
  })
  await page.goto(changeOf('ibanChange', contracts[0]))
  await page.getByText(grouped(second)).click()
  await next(page).click()
  const every = page.getByRole('checkbox', {
    name: 'Cambiarla también en los otros 2 contratos activos',
  })
  await expect(every).toHaveAccessibleDescription(/una sola solicitud para los 3 contratos/)
  await every.check()
  await expectAccessible(page)
  await expectFits(page)
  await office.withoutDatabase(async () => {
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('Lo escrito se conserva.')
  })
  await expect(every).toBeChecked()
  await page.getByRole('button', { name: 'Volver a enviarla' }).click()
  await expect(page.getByRole('heading', { name: '2 contratos' })).toBeVisible()
  for (const index of [0, 2]) {
    await expect(page.getByRole('row').filter({ hasText: contracts[index]?.name ?? '' })).toHaveCount(1)
  }
  await expectAccessible(page)
  await expectFits(page)
  await page.goto('/solicitudes')
  await expect(page.getByRole('row').filter({ hasText: 'Cambio de cuenta bancaria' })).toHaveCount(1)
})

test('one of many accounts is found by its figures, by keyboard and on a phone', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const accounts = Array.from({ length: 12 }, (_, index) => ibanOf(9_000_100 + index))
  const { contracts } = await signedIn({ contracts: accounts.map((iban) => flat({ iban })) })
  await page.goto(changeOf('ibanChange', contracts[0]))
  await expect(page.getByText('Se muestran 8 de 11.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(9)
  await expectFits(page)
  await expectAccessible(page)
  const wanted = accounts.at(-1) ?? ''
  await page.getByLabel('Buscar una cuenta').focus()
  await page.keyboard.type(wanted.slice(-5))
  await expect(page.getByRole('radio')).toHaveCount(2)
  await page.reload()
  await expect(page.getByLabel('Buscar una cuenta')).toHaveValue(wanted.slice(-5))
  await page.getByLabel('Buscar una cuenta').press('Enter')
  await expect(page.getByText(`Elegida: ${grouped(wanted)}.`, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(grouped(wanted))).toBeChecked()
  await page.getByLabel('Buscar una cuenta').fill('9999999')
  await expect(page.getByText('Ninguna coincide con lo escrito.')).toBeVisible()
  await expect(page.getByLabel(grouped(wanted))).toBeChecked()
  await next(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText(grouped(wanted))
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeVisible()
})
