// A company whose administrator signs: invited to sign, she changes the account in its name, by a code to her own mailbox.
import { ibanOf } from '../server/src/demo/identifiers.ts'
import { expectAccessible } from './accessible.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { linkIn } from './mail-links.ts'
import { next, send, sign } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { expectFits, fillLogin, heading, signInButton } from './words.ts'

test.use({ deployment: atAddress })

const role = /^Todo, también pedir cambios y firmarlos/

test('an administrator asks and signs for her company, and both read who did [r.signing-role] [r.signing-invited]', async ({
  page,
  office,
  signedIn,
  customer,
  elsewhere,
}) => {
  const company = await signedIn({ name: 'Fusteria Roure SL', company: true, contracts: [flat()] })
  const administrator = await customer({ name: 'Núria Roure Vidal', contracts: [flat()] })
  const [hers] = company.contracts
  await page.goto('/perfil')
  await expect(page.getByText(/Solo firma quien la representa legalmente/)).toBeVisible()
  await page.getByRole('button', { name: 'Invitar a alguien' }).click()
  await page.getByLabel('Correo electrónico', { exact: true }).last().fill(administrator.email)
  await page.getByLabel(role).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar la invitación' }).click()
  await expect(page.getByText(`Hemos enviado la invitación a ${administrator.email}.`)).toBeVisible()

  const tab = await elsewhere()
  await tab.goto(await linkIn(office, administrator.email, 'invitation_token'))
  await tab.getByRole('link', { name: 'Entrar' }).last().click()
  await fillLogin(tab, administrator)
  await signInButton(tab).click()
  await expect(tab.getByText(/Lo que firme obliga a la empresa/)).toBeVisible()
  await tab.getByRole('button', { name: 'Aceptar', exact: true }).click()
  await tab.getByRole('link', { name: 'Ir al perfil' }).click()
  // For a person nobody else signs.
  await tab.getByRole('button', { name: 'Invitar a alguien' }).click()
  await expect(tab.getByLabel('Ver y pagar facturas', { exact: true })).toBeVisible()
  await expect(tab.getByLabel(role)).toHaveCount(0)
  await tab.getByRole('link', { name: 'Ver lo de Fusteria Roure SL' }).click()
  await expect(tab.getByText('Está viendo lo de Fusteria Roure SL')).toBeVisible()
  const acting = new URL(tab.url()).searchParams.get('for')

  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto(`/ver-contratos?contract=${hers!.name}&for=${acting}`)
  await expect(heading(tab, `Contrato ${hers!.name}`)).toBeVisible()
  await tab.goto(`/ver-contratos?function=ibanChange&contract=${hers!.name}&for=${acting}`)
  await tab.getByLabel('IBAN').fill(ibanOf(9_000_104))
  await tab.getByLabel('Quien paga las facturas es titular de esta cuenta').check()
  await next(tab).click()
  await expectAccessible(tab)
  await expectFits(tab)
  await send(tab).click()
  await expect(tab).toHaveURL(/\/solicitudes\/\d+\?for=\d+$/)
  await sign(tab, office, administrator.email)
  await expect(tab.getByText('por Núria Roure Vidal, en su nombre').first()).toBeVisible()
  await expectAccessible(tab)
  await expectFits(tab)
  const codes = (await office.mailsTo(company.email)).filter(({ subject }) => /^\d{6} /.test(subject))
  expect(codes).toEqual([])

  // The company reads it in its own office, and in its mail.
  const id = /\/solicitudes\/(\d+)/.exec(tab.url())?.[1]
  await page.goto(`/solicitudes/${id}`)
  await expect(page.getByText('por Núria Roure Vidal, en su nombre').first()).toBeVisible()
  const mails = await office.mailsTo(company.email)
  expect(mails.some(({ text }) => text.includes('Núria Roure Vidal, en nombre de Fusteria Roure SL'))).toBe(
    true,
  )

  // Who else acts is hers to decide, in three languages.
  await tab.getByRole('link', { name: 'Decidir quién actúa' }).click()
  await expect(tab.getByRole('heading', { name: 'Personas que actúan por Fusteria Roure SL' })).toBeVisible()
  await expectAccessible(tab)
  await expectFits(tab)
  for (const [path, language, title] of [
    ['contractes', 'ca', 'Persones que actuen per Fusteria Roure SL'],
    ['contracts', 'en', 'People who act for Fusteria Roure SL'],
  ] as const) {
    await tab.goto(`/${path}?for=${acting}&lang=${language}`)
    await expect(tab.getByRole('heading', { name: title })).toBeVisible()
    await expectFits(tab)
  }
  // It ends at the next call.
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Terminar: Núria Roure Vidal' }).click()
  await expect(page.getByText('Nadie más ve sus contratos.')).toBeVisible()
  await tab.goto(`/solicitudes/${id}?for=${acting}&lang=es`)
  await expect(tab.getByText('Ya no puede actuar por esta persona.').first()).toBeVisible()
})
