// The contract page without the row of actions: each card has its own all the same.
import { expectAccessible } from './accessible.ts'
import { card, onPhone, openPlace, pageOf } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { changeOf } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { expectFits } from './words.ts'

test.use({ deployment: { file: 'demo', changes: { switches: { horizontalButtons: false } } } })

test('each card has the button of what it shows [c2.flag-horizontal-buttons]', async ({ page, signedIn }) => {
  const [contract] = (await signedIn({ contracts: [flat()] })).contracts
  await page.goto(pageOf(contract))
  await expect(page.getByRole('group', { name: /^Qué se puede hacer con el contrato/ })).toHaveCount(0)
  for (const [place, title, name, change] of [
    ['Potencia', 'Potencia contratada', 'Cambiar la potencia', 'powChange'],
    ['Datos', 'Cuenta y facturas', 'Cambiar la cuenta bancaria', 'ibanChange'],
    ['Datos', 'Avisos y cartas', 'Cambiar la dirección', 'notifAddrChange'],
  ] as const) {
    await openPlace(page, place)
    await expect(card(page, title).getByRole('link', { name })).toHaveAttribute(
      'href',
      changeOf(change, contract),
    )
  }
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await card(page, 'Datos del contrato').getByRole('link', { name: 'Descargar el contrato' }).click()
  expect((await downloading).suggestedFilename()).toBe(`Contrato ${contract?.name}.pdf`)
  await onPhone(page)
  await expectFits(page)
})

test('what cannot be changed says why where its button would be', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [flat({ state: 'baixa' }), flat({ state: 'esborrany' }), flat({ atrAvailable: false })],
  })
  await page.goto(pageOf(contracts[0], { place: 'power' }))
  const ended = 'El contrato está dado de baja: ya no se puede cambiar.'
  await expect(card(page, 'Potencia contratada')).toContainText(ended)
  await openPlace(page, 'Datos')
  for (const title of ['Cuenta y facturas', 'Avisos y cartas'])
    await expect(card(page, title)).toContainText(ended)
  await expect(page.getByRole('link', { name: 'Dar de baja el suministro' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(pageOf(contracts[1], { place: 'data' }))
  await expect(card(page, 'Cuenta y facturas')).toContainText('Se podrá cambiar con el contrato activo.')
  await page.goto(pageOf(contracts[2], { place: 'data' }))
  await expect(page.getByText('¿Ya no hace falta este suministro? La distribuidora tiene')).toBeVisible()
  await openPlace(page, 'Potencia')
  await expect(
    card(page, 'Potencia contratada').getByRole('button', { name: 'Cambiar la potencia' }),
  ).toHaveAccessibleDescription(/La distribuidora tiene un trámite abierto/)
  await expectAccessible(page)
})
