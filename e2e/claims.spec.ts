// Claims: sent with a number and a day of answer, refused with what is missing, kept when they do not arrive.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { monthlyBills } from './bills.ts'
import {
  claimReference,
  deliverTopics,
  fillClaim,
  followNewClaim,
  sendClaim,
  writeClaim,
} from './cases-page.ts'
import { expect, openSession, test } from './fixtures.ts'
import { sendPaper } from './new-contract-page.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading, openMenu, row, tabTo } from './words.ts'

test('a claim is sent with its number and the day of its answer, and followed as a case [c2.claims] [c4.claim-form]', async ({
  page,
  office,
  signedIn,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  await (await openMenu(page)).getByRole('link', { name: 'Reclamaciones' }).click()
  await expect(page.getByLabel('Qué ha pasado')).toBeVisible()
  await expectAccessible(page)
  await fillClaim(page, contracts[0]!.name)
  await expect(page.getByLabel('Tipo').locator('option', { hasText: 'gas' })).toHaveCount(0)
  await sendPaper(page, 'Archivos')
  await sendClaim(page).click()
  const reference = await claimReference(page)
  await expect(page.getByText('Responderemos el 26 de noviembre de 2026 como muy tarde.')).toBeVisible()
  await expectAccessible(page)
  const mails = await office.mailsTo(email)
  expect(mails.at(-1)?.subject).toBe(`Reclamación registrada: ${reference}`)
  await page.getByRole('link', { name: 'Seguir la reclamación' }).click()
  await expect(page.getByText('Disconformidad con la lectura facturada').first()).toBeVisible()
  await expect(page.getByText('La lectura no es la del contador.')).toBeVisible()
  await expect(page.getByText('Respuesta, como muy tarde')).toBeVisible()
  // [law.12] what silence means, and where to go then.
  await expect(page.getByText(/^Sin respuesta el .*cuenta como desestimada\. Entonces/)).toBeVisible()
  await expectAccessible(page)
})

test('[law.complete] a claim that lacks something says until when it can be completed, and what follows', async ({
  page,
  signedIn,
  retailerWrites,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  const reference = await followNewClaim(page, contracts[0]!.name)
  await expect(page.getByText('Respuesta, como muy tarde')).toBeVisible()
  const told = await retailerWrites(reference, {
    message_id: `lacks-${reference}`,
    text: 'Falta la foto del contador.',
    incomplete: true,
  })
  expect(told).toMatchObject({ complete_by_date: '2026-12-04' })
  await page.reload()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Para responderle necesitamos que la complete.')).toBeVisible()
  await expect(
    page.getByText(/^Complétela respondiendo.* el 4 de diciembre.*se da por resuelta/),
  ).toBeVisible()
  await expect(page.getByText('Respuesta, como muy tarde')).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
  await page.getByLabel('Respuesta', { exact: true }).fill('Aquí está la lectura: 1234.')
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByText(/^Complétela respondiendo/)).toHaveCount(0)
  await expect(page.getByText('Respuesta, como muy tarde')).toBeVisible()
})

test('[law.12] a claim past its legal day says at the list and on its page what one may do now, until it is answered', async ({
  page,
  time,
  signedIn,
  retailerWrites,
}) => {
  const made = await signedIn({ contracts: [flat()] })
  const reference = await followNewClaim(page, made.contracts[0]!.name)
  await expect(page.getByText('Respuesta, como muy tarde')).toBeVisible()
  await expect(page.getByText('No hemos respondido a tiempo.')).toHaveCount(0)

  // The last day is still in time; the day after is not.
  await time.pass({ hours: 5 * 24 })
  await openSession(page, made)
  await page.reload()
  await expect(page.getByText('Respuesta, como muy tarde')).toBeVisible()
  await expect(page.getByText('No hemos respondido a tiempo.')).toHaveCount(0)
  await time.pass({ hours: 24 })
  await openSession(page, made)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/solicitudes')
    const listed = row(page, 'Disconformidad con la lectura facturada')
    await expect(listed).toContainText('Sin respuesta a tiempo')
    await expect(listed).toContainText('Había que responder como muy tarde el 26 de noviembre de 2026')
    await listed.getByRole('link').first().click()
    await expect(page.getByText('No hemos respondido a tiempo.')).toBeVisible()
    await expect(page.locator('.notice')).toContainText(
      /^Qué se puede hacer ahora.*Sin respuesta el 26 de noviembre.*cuenta como desestimada\. Entonces.* se puede acudir/,
    )
    await expectAccessible(page)
    await expectFits(page)
  }

  // Late, the retailer answers all the same.
  await retailerWrites(reference, { message_id: `late-${reference}`, text: 'La lectura es correcta.' })
  await page.reload()
  await expect(page.getByText('Hay una respuesta.')).toBeVisible()
  await expect(page.getByText('No hemos respondido a tiempo.')).toHaveCount(0)
})

test('a claim that one tab opens again or closes takes what was written in the other [r.case-two-tabs]', async ({
  page,
  context,
  signedIn,
  retailerWrites,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  const reference = await followNewClaim(page, contracts[0]!.name)
  await retailerWrites(reference, { message_id: `closes-${reference}`, text: 'Resuelta.', closes: true })
  await page.reload()
  const why = (tab: Page) => tab.getByLabel('Por qué no queda resuelta')
  const reopen = (tab: Page) => tab.getByRole('button', { name: 'Volver a abrir la reclamación' })
  await expect(why(page)).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  await why(second).fill('Falta el abono.')
  await why(page).fill('La lectura sigue mal.')
  await reopen(page).click()
  await expect(page.getByText('La reclamación se ha vuelto a abrir.')).toBeVisible()
  await reopen(second).click()
  await expect(second.getByRole('listitem').filter({ hasText: 'Falta el abono.' })).toBeVisible()
  await expect(second.getByText('ya no admite mensajes')).toHaveCount(0)

  // The other way round: closed in one tab while the other writes an answer.
  const answer = second.getByLabel('Respuesta', { exact: true })
  await answer.fill('Adjunto la foto mañana.')
  await page.reload()
  await page.getByRole('button', { name: 'Cerrar la reclamación' }).click()
  await expect(why(page)).toBeVisible()
  await second.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(
    second.getByText('La reclamación se ha cerrado entretanto. Lo escrito se conserva.'),
  ).toBeVisible()
  await expect(why(second)).toHaveValue('Adjunto la foto mañana.')
  await expect(second.getByText('ya no admite mensajes')).toHaveCount(0)
  await reopen(second).click()
  await expect(second.getByRole('listitem').filter({ hasText: 'Adjunto la foto mañana.' })).toBeVisible()
})

test('what a claim misses is said beside its field, by keyboard [c2.claims] [c4.claim-form] [c5.claim]', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/reclamaciones')
  await expect(page.getByText('Elegir archivos o soltarlos aquí')).toBeVisible()
  await tabTo(page, sendClaim(page))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Contrato')).toBeFocused()
  for (const label of ['Contrato', 'Tipo', 'Motivo', 'Qué ha pasado'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
})

test('a claim that does not arrive is said, and what was written stays [c8.submission-failure]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await fillClaim(page, contracts[0]!.name)
  await office.withoutTable('crm_message', async () => {
    await sendClaim(page).click()
    await expect(page.getByRole('alert')).toContainText('Lo escrito se conserva')
  })
  await page.reload()
  await expect(page.getByLabel('Qué ha pasado')).toHaveValue('La lectura no es la del contador.')
  await expect(page.getByLabel('Motivo')).toHaveValue('009')
  await sendClaim(page).click()
  await expect(page.getByText(/^Su número es/)).toBeVisible()
})

test('a claim from the contract, in its dialog, about a bill of it, with its acknowledgement [c2.detail-claim] [c2.dialog-claim] [r.claim-acknowledgement]', async ({
  page,
  office,
  signedIn,
}) => {
  const { email, contracts } = await signedIn({
    contracts: [flat({ invoices: monthlyBills('2026-09-05', 2) })],
  })
  const { name } = contracts[0]!
  await page.goto(`/ver-contratos?contract=${name}&place=documents`)
  const open = page.getByRole('button', { name: 'Reclamar por este contrato' })
  await open.scrollIntoViewIfNeeded()
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Tipo')).toBeVisible()
  await expect(dialog.getByLabel('Contrato')).toHaveCount(0)
  await expectAccessible(page)
  await sendClaim(page).click()
  await expect(dialog.getByLabel('Tipo')).toBeFocused()
  await writeClaim(dialog)
  const bill = dialog.getByRole('checkbox', { name: /^Factura / }).first()
  await bill.check()
  const about =
    (await dialog
      .getByText(/^Factura .*: /)
      .first()
      .textContent()) ?? ''
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(dialog.getByLabel('Qué ha pasado')).toHaveValue('La lectura no es la del contador.')
  await expect(bill).toBeChecked()
  await sendClaim(page).click()
  await claimReference(dialog)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Descargar el justificante (PDF)' }).click()
  const first = await readFile(await (await download).path())
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await office.mailsTo(email)).at(-1)?.text).toContain(
    'El justificante en PDF está en la reclamación',
  )
  await dialog.getByRole('link', { name: 'Seguir la reclamación' }).click()
  await expect(page.getByRole('link', { name: about })).toBeVisible()
  const later = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar el justificante (PDF)' }).click()
  expect(await readFile(await (await later).path())).toEqual(first)
  await expectAccessible(page)
})

test('claims fit a phone, in three languages [c2.dialog-claim]', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { contracts } = await signedIn({ contracts: [flat()] })
  for (const [path, title, type] of [
    ['/reclamaciones', 'Reclamaciones', 'Facturación y medida'],
    ['/reclamacions?lang=ca', 'Reclamacions', 'Facturació i mesura'],
    ['/claims?lang=en', 'Complaints', 'Billing and metering'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.locator('option', { hasText: type })).toHaveCount(1)
    await expectFits(page)
  }
  for (const [path, button] of [
    ['/ver-contratos?lang=es', 'Reclamar por este contrato'],
    ['/veure-contractes?lang=ca', 'Reclamar per aquest contracte'],
    ['/view-contracts?lang=en', 'Make a complaint about this contract'],
  ] as const) {
    await page.goto(`${path}&contract=${contracts[0]!.name}&place=documents`)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog').locator('select[name=tipus]')).toBeVisible()
    await expectFits(page)
  }
})

test('begun from a bill, a question and a claim are about it, and the list says what is open [r.law-case-course]', async ({
  page,
  office,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn({
    contracts: [flat(), flat({ invoices: monthlyBills('2026-10-05', 2) })],
  })
  await deliverTopics(office)
  const [, contract] = contracts
  const number = contract!.invoices[0]!.number
  const bill = async () => {
    await page.goto(`/contratos/${contract!.name}/facturas`)
    await page.getByRole('rowheader').getByRole('link', { name: number }).click()
    await expect(heading(page, `Factura ${number}`)).toBeVisible()
  }
  await page.goto('/solicitudes')
  await expect(page.getByText('No hay ningún cambio ni consulta en marcha.')).toBeVisible()

  await bill()
  await page.getByRole('link', { name: 'Preguntar por esta factura' }).click()
  await expect(page.getByLabel('Asunto')).toHaveValue(`Factura ${number}`)
  await expect(page.getByLabel('Contrato').locator('option:checked')).toContainText(contract!.name)
  // A file is asked for before, not after.
  await expect(page.getByLabel('Archivos')).toHaveAccessibleDescription(/^Hace falta un archivo/)
  await expectFits(page)
  await expectAccessible(page)

  await bill()
  await page.getByRole('link', { name: 'Reclamar por esta factura' }).click()
  await expect(page.getByLabel('Contrato').locator('option:checked')).toContainText(contract!.name)
  const ticked = page.getByRole('group', { name: 'Sobre qué es' }).getByRole('checkbox', { checked: true })
  await expect(ticked).toHaveCount(1)
  await expect(ticked).toHaveAccessibleName(new RegExp(`^Factura ${number}`))
  await expectAccessible(page)
  await writeClaim(page)
  await sendClaim(page).click()
  await claimReference(page)

  await page.goto('/solicitudes')
  await expect(page.getByText('Hay una consulta o reclamación abierta.')).toBeVisible()
  const row = page
    .getByRole('table', { name: 'Consultas' })
    .getByRole('row')
    .filter({ hasText: contract!.name })
  await expect(row).toContainText('26 de noviembre de 2026')
  await expectFits(page)
  await expectAccessible(page)
})

test('from a doubt on a bill to the claim sent: contract, bill and category are filled in, with three presses', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn({
    contracts: [flat(), flat({ invoices: monthlyBills('2026-10-05', 2) })],
  })
  const contract = contracts[1]!
  const number = contract.invoices[0]!.number
  await page.goto(`/contratos/${contract.name}/facturas`)
  await page.getByRole('rowheader').getByRole('link', { name: number }).click()
  const question = page.getByRole('region', { name: '¿Algo no cuadra?' })
  await question.getByRole('link', { name: 'La lectura' }).click()
  await expect(page.getByLabel('Contrato').locator('option:checked')).toContainText(contract.name)
  await expect(page.getByLabel('Tipo', { exact: true }).locator('option:checked')).toHaveText(
    'Facturación y medida',
  )
  await expect(page.getByLabel('Motivo').locator('option:checked')).toHaveText(
    'Disconformidad con la lectura facturada',
  )
  const ticked = page.getByRole('group', { name: 'Sobre qué es' }).getByRole('checkbox', { checked: true })
  await expect(ticked).toHaveAccessibleName(new RegExp(`^Factura ${number}`))
  await expectAccessible(page)
  await page.getByLabel('Qué ha pasado').fill('El contador no marca eso.')
  await sendClaim(page).click()
  await claimReference(page)
})
