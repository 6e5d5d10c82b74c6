// A daughter who looks after her mother's electricity: invited, accepted, seen, paid for, ended.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { linkIn } from './mail-links.ts'
import { addBill, flat } from './scenarios.ts'
import type { Customer } from './scenarios.ts'
import { expectFits, expectFocusKept, fillLogin, heading, signInButton } from './words.ts'

test.use({ deployment: atAddress })

/** Invites as the profile's form does it. */
async function invite(page: Page, to: Customer, role: string): Promise<void> {
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Invitar a alguien' }).click()
  await page.getByLabel('Correo electrónico', { exact: true }).last().fill(to.email)
  await page.getByLabel(role, { exact: true }).check()
  await page.getByRole('button', { name: 'Enviar la invitación' }).click()
  await expect(page.getByText(`Hemos enviado la invitación a ${to.email}.`)).toBeVisible()
  await expectFocusKept(page)
}

/** The list of customers, in a wide window and on a phone: what is owed, in euros. */
async function expectListed(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('cell', { name: /84[,.]20/ })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** Presses the tab key until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test('a daughter sees what is her mother’s and her own apart, until it is ended [r.invitation] [r.acting] [r.acting-address] [r.acting-end]', async ({
  page,
  office,
  signedIn,
  customer,
  elsewhere,
}) => {
  const mother = await signedIn({ contracts: [flat({ debt: '84.20' })] })
  const daughter = await customer({ contracts: [flat()] })
  const [hers, own] = [mother.contracts[0]!, daughter.contracts[0]!]
  await addBill(office, hers, bill({ day: '2026-11-05', total: '51.20', state: 'open' }))
  await invite(page, daughter, 'Ver y pagar facturas')
  await expectAccessible(page)

  const tab = await elsewhere()
  // The link waits for the sign-in, over a reload of the page too.
  await tab.goto(await linkIn(office, daughter.email, 'invitation_token'))
  await expect(tab).not.toHaveURL(/token/)
  await expectAccessible(tab)
  await tab.reload()
  await tab.getByRole('link', { name: 'Entrar' }).last().click()
  await fillLogin(tab, daughter)
  await signInButton(tab).click()
  await expect(tab.getByText('No podrá firmar nada en su nombre.')).toBeVisible()
  await expect(tab.getByText('Ver y pagar facturas')).toBeVisible()
  await expectAccessible(tab)
  await expectFits(tab)
  await tab.getByRole('button', { name: 'Aceptar', exact: true }).click()
  await expect(tab.getByText(/^Ya puede actuar por /)).toBeVisible()
  await expectFocusKept(tab)
  await tab.getByRole('link', { name: 'Ir al perfil' }).click()
  await tab.getByRole('link', { name: /^Ver lo de / }).click()

  await expect(tab.getByText(/^Está viendo lo de /)).toBeVisible()
  await expect(tab).toHaveURL(/[?&]for=\d+/)
  await tab.getByRole('link', { name: 'Facturas' }).first().click()
  await expect(tab).toHaveURL(/\/facturas\?for=\d+/)
  await expect(tab.getByText('51,20 €').first()).toBeVisible()
  await expectAccessible(tab)
  // What she may not read is not there, and nothing that fails stands in its place.
  await tab.goto(tab.url().replace('/facturas', '/solicitudes'))
  await expect(tab.getByText('Aún no se ha pedido nada')).toBeVisible()
  await expect(tab.getByText('Consultas', { exact: true })).toHaveCount(0)
  await tab.goto(`/ver-contratos?contract=${hers.name}&for=${new URL(tab.url()).searchParams.get('for')}`)
  await expect(heading(tab, `Contrato ${hers.name}`)).toBeVisible()
  await expect(tab.getByText('84,20 €').first()).toBeVisible()
  await expect(tab.getByRole('link', { name: /Cambiar la potencia/ })).toHaveCount(0)

  // Her own, in the same browser, without a word of her mother's.
  const ownTab = await tab.context().newPage()
  await ownTab.goto('/contratos')
  await expect(ownTab.getByText(own.name).first()).toBeVisible()
  await expect(ownTab.getByText(hers.name)).toHaveCount(0)
  await tab.getByRole('link', { name: 'Volver a lo mío' }).click()
  await expect(heading(tab, /^Hola/)).toBeVisible()
  await expect(tab).not.toHaveURL(/for=/)

  await page.reload()
  await page.getByRole('button', { name: /^Terminar: / }).click()
  await expect(page.getByText('Nadie más ve sus contratos.')).toBeVisible()
  await expectFocusKept(page)
  await tab.goBack()
  await expect(tab.getByText('Ya no puede actuar por esta persona.').first()).toBeVisible()
  await expect(tab.getByText('No hemos podido cargar el contrato')).toBeVisible()
  await expect(tab.getByText('84,20 €')).toHaveCount(0)
})

test('who may only look is offered nothing that is refused, and reads whose office it is [r.acting-controls] [r.acting-own-pages] [r.acting-terms] [r.acting-together] [r.acting-amounts]', async ({
  page,
  office,
  signedIn,
  customer,
  elsewhere,
}) => {
  const mother = await signedIn({ contracts: [flat({ debt: '84.20' })] })
  const daughter = await customer({ contracts: [flat()] })
  await addBill(office, mother.contracts[0]!, bill({ day: '2026-11-05', total: '51.20', state: 'open' }))
  await page.goto('/facturas')
  await expect(page.getByRole('button', { name: /^Pagar/ }).first()).toBeVisible()
  await invite(page, daughter, 'Ver contratos, facturas y consumo')

  const tab = await elsewhere()
  await tab.goto(await linkIn(office, daughter.email, 'invitation_token'))
  await tab.getByRole('link', { name: 'Entrar' }).last().click()
  await fillLogin(tab, daughter)
  await signInButton(tab).click()
  await tab.getByRole('button', { name: 'Aceptar', exact: true }).click()
  await tab.getByRole('link', { name: 'Ir al perfil' }).click()
  await tab.getByRole('link', { name: /^Ver lo de / }).click()
  await expect(heading(tab, /^La oficina de /)).toBeVisible()
  const at = (path: string) => `${path}?for=${new URL(tab.url()).searchParams.get('for')}`

  await tab.goto(at('/facturas'))
  await expect(tab.getByText('51,20 €').first()).toBeVisible()
  await expect(tab.getByRole('button', { name: /^Pagar/ })).toHaveCount(0)
  await tab.goto(at('/atencion-al-cliente'))
  await expect(tab.getByText('Quien le deja actuar en su nombre no le permite hacer esto.')).toBeVisible()
  await expect(tab.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(tab)
  await page.reload()
  await page.getByRole('button', { name: /^Cambiar lo que puede hacer / }).click()
  await expectFocusKept(page)
  await page.getByLabel('Ver y pagar facturas', { exact: true }).check()
  await page.getByLabel('Todos, también los que vengan').uncheck()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Este dato es obligatorio.')).toBeVisible()
  await page.getByLabel(mother.contracts[0]!.name, { exact: true }).check()
  await page.getByLabel('Último día').fill('2027-03-31')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/^Ver y pagar facturas · Un contrato · Hasta el /)).toBeVisible()
  await expectFocusKept(page)
  await tab.goto(at('/facturas'))
  await expect(tab.getByRole('button', { name: /^Pagar/ }).first()).toBeVisible()

  await tab.goto(at('/perfil'))
  await expect(heading(tab, 'Perfil')).toBeVisible()
  await expect(tab).not.toHaveURL(/for=/)
  await tab.goto('/clientes')
  await expect(heading(tab, 'Clientes por los que actúa')).toBeVisible()
  await expect(tab.getByText('Ver y pagar facturas · un contrato')).toBeVisible()
  await expectListed(tab)
  // By keyboard alone.
  const row = tab.getByRole('rowheader').getByRole('link')
  await tabTo(tab, row)
  await tab.keyboard.press('Enter')
  await expect(tab).toHaveURL(/[?&]for=\d+/)
})

test('whoever pays another’s contract is let see and pay it from the contract itself [r.contract-people]', async ({
  page,
  signedIn,
  customer,
}) => {
  const pays = { payer_name: 'Pau Vila', payer_nif: '00009042A', notification_name: 'Avisos de Prueba' }
  const mother = await signedIn({ contracts: [flat({ more: pays }), flat()] })
  const son = await customer({ contracts: [] })
  const [paid, own] = [mother.contracts[0]!, mother.contracts[1]!]
  await page.goto(`/ver-contratos?contract=${own.name}&place=data`)
  await expect(page.getByText('Pagador', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dejar que vea y pague las facturas' })).toHaveCount(0)
  await page.goto(`/ver-contratos?contract=${paid.name}&place=data`)
  await expect(page.getByText('No es el titular. Las facturas se cobran en su cuenta.')).toBeVisible()
  await page.getByRole('link', { name: 'Dejar que vea y pague las facturas' }).click()
  const form = page.getByRole('form', { name: 'Invitar a alguien' })
  await expect(form.getByText(`Quien paga el contrato ${paid.name} verá ese contrato`)).toBeVisible()
  await expect(form.getByLabel('Correo electrónico')).toBeFocused()
  await expect(form.getByLabel('Ver y pagar facturas', { exact: true })).toBeChecked()
  await expect(form.getByLabel(paid.name, { exact: true })).toBeChecked()
  await expect(form.getByLabel(own.name, { exact: true })).not.toBeChecked()
  await expectAccessible(page)
  await expectFits(page)
  await page.keyboard.type(son.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Hemos enviado la invitación a ${son.email}.`)).toBeVisible()
  await expect(page.getByText(/^Ver y pagar facturas · Un contrato/)).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page).not.toHaveURL(/payer/)
  await expectFocusKept(page)
})
