// The contract page without the row of actions: each card has its own.
import { expectAccessible } from './accessible.ts'
import { card, onPhone, pageOf } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { changeOf } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { expectFits } from './words.ts'

test.use({ deployment: { file: 'demo', changes: { switches: { horizontalButtons: false } } } })

test('each card has the button of what it shows [c2.flag-horizontal-buttons]', async ({ page, signedIn }) => {
  const [contract] = (await signedIn({ contracts: [flat()] })).contracts
  await page.goto(pageOf(contract))
  await expect(page.getByRole('group', { name: /^Qué se puede hacer con el contrato/ })).toHaveCount(0)
  for (const [title, name, change] of [
    ['Potencia contratada', 'Cambiar la potencia', 'powChange'],
    ['Cuenta y facturas', 'Cambiar la cuenta bancaria', 'ibanChange'],
    ['Avisos y cartas', 'Cambiar la dirección', 'notifAddrChange'],
  ] as const) {
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
  await page.goto(pageOf(contracts[0]))
  for (const title of ['Potencia contratada', 'Cuenta y facturas', 'Avisos y cartas'])
    await expect(card(page, title)).toContainText('El contrato está dado de baja: ya no se puede cambiar.')
  await expectAccessible(page)
  await page.goto(pageOf(contracts[1]))
  await expect(card(page, 'Cuenta y facturas')).toContainText('Se podrá cambiar con el contrato activo.')
  await page.goto(pageOf(contracts[2]))
  await expect(
    card(page, 'Potencia contratada').getByRole('button', { name: 'Cambiar la potencia' }),
  ).toHaveAccessibleDescription(/La distribuidora tiene un trámite abierto/)
  await expectAccessible(page)
})
