import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { addPasskey, plugIn } from './passkey.ts'
import { flat } from './scenarios.ts'
import { expectFits, fillLogin, heading, signInButton } from './words.ts'

async function leave(page: Page) {
  await page.goto('/logout')
  await expect(heading(page, 'Entrar')).toBeVisible()
}

test('a passkey is made on the profile page, signs in by the button, and is removed [POST passkeys/sign_in/] [POST user/passkeys/] [r.passkeys]', async ({
  page,
  signedIn,
}) => {
  await plugIn(page)
  const made = await signedIn({ contracts: [flat()] })
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click()
  const form = page.getByRole('form', { name: 'Añadir una llave de acceso' })
  await form.getByLabel('Nombre de la llave').fill('Portátil')
  await form.getByLabel('Clave actual', { exact: true }).fill('no-es-esta')
  await form.getByRole('button', { name: 'Crear la llave' }).click()
  await expect(form.getByLabel('Clave actual', { exact: true })).toHaveAccessibleDescription(
    /La clave actual no es correcta/,
  )
  await expectAccessible(page)
  await form.getByLabel('Clave actual', { exact: true }).fill(made.password)
  await form.getByRole('button', { name: 'Crear la llave' }).click()
  await expect(page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem')).toHaveCount(
    10,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ya los tengo guardados' }).click()
  await expect(page.getByText('Quedan 10 códigos de recuperación.')).toBeVisible()

  // As in a browser that has used none.
  await page.evaluate(() => localStorage.removeItem('endoll-passkey'))
  await leave(page)
  const button = page.getByRole('button', { name: 'Usar una llave de acceso' })
  await expect(button).toBeVisible()
  await expectAccessible(page)
  await button.click()
  await expect(heading(page, /^Hola/)).toBeVisible()

  // Signing in with it counts: the change asks for nothing more.
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Cambiar el nombre de Portátil' }).click()
  await page.getByLabel('Nombre de la llave').fill('Portátil de casa')
  await page.getByRole('button', { name: 'Guardar el nombre' }).click()
  await page.getByRole('button', { name: 'Quitar Portátil de casa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
  await expect(page.getByText('Todavía no hay ninguna llave de acceso.')).toBeVisible()
})

test('on a phone the e-mail field offers the passkey of a browser that has used one [r.passkeys]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await plugIn(page)
  const made = await signedIn({ contracts: [flat()] })
  await addPasskey(page, made)
  await expectFits(page)
  // This key answers as soon as the field asks; with a person, once they choose it in the list.
  await page.goto('/logout')
  await expect(heading(page, /^Hola/)).toBeVisible()
})

test('an account with a passkey is asked for it before its mobile changes; closing the question changes nothing [POST user/step_up/] [r.step-up]', async ({
  page,
  signedIn,
  time,
}) => {
  await plugIn(page)
  const made = await signedIn({ contracts: [flat()] })
  await addPasskey(page, made)
  await time.pass({ minutes: 11 })
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Cambiar: Móvil' }).click()
  await page.getByRole('textbox', { name: 'Móvil', exact: true }).fill('600 111 222')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const question = page.getByRole('dialog', { name: 'Confirmar quién hace el cambio' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByText(/Este cambio pide una llave de acceso/)).toBeVisible()

  await page.getByRole('button', { name: 'Guardar' }).click()
  await question.getByRole('button', { name: 'Usar la llave de acceso' }).click()
  await expect(page.getByText('El móvil se ha cambiado.')).toBeVisible()
  await expect(page.getByText('600 111 222')).toBeVisible()
})

test('an app’s code is asked for after the password, and a recovery code stands in for it [POST user/app_codes/] [r.app-codes]', async ({
  page,
  signedIn,
  time,
}) => {
  const made = await signedIn({ contracts: [flat()] })
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Activar los códigos' }).click()
  await page.getByLabel('Clave actual', { exact: true }).fill(made.password)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible()
  await expectAccessible(page)
  const secret = Secret.fromBase32((await page.locator('code').textContent()) ?? '')
  const code = async () => new TOTP({ secret }).generate({ timestamp: await page.evaluate(() => Date.now()) })
  await page.getByLabel('Código', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  await expect(page.getByLabel('Código', { exact: true })).toHaveAccessibleDescription(/no es correcto/)
  await page.getByLabel('Código', { exact: true }).fill(await code())
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  const list = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const recovery = (await list.first().textContent()) ?? ''
  await expect(page.getByText('Activados: al entrar con la clave se pide un código.')).toBeVisible()

  await leave(page)
  await time.pass({ minutes: 1 })
  await fillLogin(page, made)
  await signInButton(page).click()
  await expect(page.getByLabel('Código', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(await code())
  await page.keyboard.press('Enter')
  await expect(heading(page, /^Hola/)).toBeVisible()

  await leave(page)
  await fillLogin(page, made)
  await signInButton(page).click()
  await page.getByLabel('Código', { exact: true }).fill('AAAAA-AAAAA')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/El código no es correcto/)
  await page.getByLabel('Código', { exact: true }).fill(recovery)
  await page.keyboard.press('Enter')
  await expect(heading(page, /^Hola/)).toBeVisible()
})
