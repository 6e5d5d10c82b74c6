// What somebody has typed when the session ends by itself waits for them behind the way in (WCAG 2.2.1), and for nobody
// else.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { deliverTopics, fillMessage, sendCase, topic, writeClaim } from './cases-page.ts'
import { expect, test } from './fixtures.ts'
import { listen } from './heard.ts'
import { importOffers, sendPaper } from './new-contract-page.ts'
import { changeOf, fillPower, next, send } from './requests-page.ts'
import { flat, type Customer } from './scenarios.ts'
import { signIn } from './sign-in.ts'
import { expectFits, fillLogin, heading, openMenu, signInButton } from './words.ts'

async function signInAgain(page: Page, who: Customer) {
  await expect(heading(page, 'Entrar')).toBeVisible()
  await fillLogin(page, who)
  await signInButton(page).click()
  await expect(heading(page, 'Entrar')).toBeHidden()
}

test('a message and its file, after idling', async ({ page, office, customer, time }) => {
  const one = await customer({ contracts: [flat()] })
  await deliverTopics(office)
  await signIn(page, one)
  await page.goto('/atencion-al-cliente')
  await fillMessage(page, one.contracts[0]!.name, 'Desde el contacto')
  await time.pass({ hours: 3 })
  await sendCase(page).click()
  await signInAgain(page, one)
  await expect(heading(page, 'Atención al cliente')).toBeVisible()
  await expect(page.getByLabel('Asunto')).toHaveValue('Desde el contacto')
  await expect(page.getByLabel('Mensaje')).not.toHaveValue('')
  await expect(page.getByText('papel.pdf', { exact: true })).toBeVisible()
  await sendCase(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Consulta enviada' })).toBeVisible()
})

test('a change of power on its last step, after all sessions were ended elsewhere', async ({
  page,
  office,
  customer,
  playwright,
}) => {
  const one = await customer({ contracts: [flat({ powers: [4.6, 4.6] })] })
  await signIn(page, one)
  await fillPower(page, one.contracts[0])
  // The last that the step asks for: a call that came later would end the session on this page by itself.
  await expect(page.getByText(/^Derechos de enganche: /)).toBeVisible()
  const elsewhere = await playwright.request.newContext({ baseURL: office.url })
  const { token } = (await (
    await elsewhere.post('/api/v1/get_token', { data: { user: one.email, password: one.password } })
  ).json()) as { token: string }
  const ended = await elsewhere.post('/api/v1/user/sessions/end_all/', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(ended.status()).toBe(200)
  await elsewhere.dispose()
  await send(page).click()
  await signInAgain(page, one)
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Potencia que se quiere contratar' })).toContainText('5,7 kW')
})

test('another customer of the same browser finds nothing', async ({ page, office, customer, time }) => {
  const one = await customer({ contracts: [flat()] })
  const other = await customer({ contracts: [flat()] })
  await deliverTopics(office)
  await signIn(page, one)
  await page.goto('/atencion-al-cliente')
  await page.getByLabel('Asunto').fill('Solo mío')
  await time.pass({ hours: 3 })
  await page.reload()
  await signInAgain(page, other)
  await page.goto('/atencion-al-cliente')
  await expect(page.getByLabel('Asunto')).toHaveValue('')
})

test('who leaves takes it along', async ({ page, office, customer }) => {
  const one = await customer({ contracts: [flat()] })
  await deliverTopics(office)
  await signIn(page, one)
  await page.goto('/atencion-al-cliente')
  await page.getByLabel('Asunto').fill('Solo mío')
  await (await openMenu(page)).getByRole('link', { name: 'Salir' }).click()
  await expect(page.getByText('Se ha cerrado la sesión').or(heading(page, 'Entrar')).first()).toBeVisible()
  await signIn(page, one)
  await page.goto('/atencion-al-cliente')
  await expect(page.getByLabel('Asunto')).toHaveValue('')
})

test('where the session ended is said once, whatever else had asked', async ({ page, customer, time }) => {
  const one = await customer({ contracts: [flat()] })
  await signIn(page, one)
  const heard = await listen(page)
  await page.goto('/contratos')
  await expect(heading(page, 'Contratos')).toBeVisible()
  await heard()
  await time.pass({ hours: 3 })
  await page.getByRole('tab', { name: 'Gas' }).click()
  await expect(page.getByText('La sesión ha terminado. Vuelva a entrar.')).toBeVisible()
  const ended = (await heard()).filter(
    ({ how, text }) => how !== 'focus' && text.includes('La sesión ha terminado'),
  )
  expect(ended).toHaveLength(1)
})

test('whoever does nothing is asked before the session ends, and goes on by one key', async ({
  page,
  customer,
}) => {
  const one = await customer({ contracts: [flat()] })
  await signIn(page, one)
  const heard = await listen(page)
  await page.clock.install()
  await page.goto('/contratos')
  await expect(heading(page, 'Contratos')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward('01:58:00')
  const warning = page.getByRole('dialog', { name: 'La sesión termina en 2 minutos' })
  await expect(warning.getByRole('button', { name: 'Seguir conectado' })).toBeFocused()
  const asked = (await heard()).filter(({ text }) => /Seguir conectado|2 minutos/.test(text))
  expect(asked.map(({ how }) => how)).toEqual(['focus'])
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await expect(page.getByText('La sesión se ha actualizado.')).toBeVisible()
})

test('a claim with its choices and its file, after idling', async ({ page, customer, time }) => {
  const one = await customer({ contracts: [flat()] })
  await signIn(page, one)
  await page.goto('/reclamaciones')
  await writeClaim(page)
  await sendPaper(page, 'Archivos')
  await time.pass({ hours: 3 })
  await page.reload()
  await signInAgain(page, one)
  await expect(page.getByLabel('Qué ha pasado')).toHaveValue('La lectura no es la del contador.')
  await expect(page.getByLabel('Motivo').locator('option:checked')).toHaveText(
    'Disconformidad con la lectura facturada',
  )
  await expect(page.getByText('papel.pdf', { exact: true })).toBeVisible()
})

for (const [whose, title] of [
  ['same', 'a change of the holder is there again for who asked for it'],
  ['other', 'a change of the holder, and whom it names, is nothing to another customer'],
] as const) {
  test(title, async ({ page, customer, time }) => {
    const one = await customer({ contracts: [flat()] })
    const other = await customer({ contracts: [flat()] })
    await signIn(page, one)
    await page.goto(changeOf('changeHolder', one.contracts[0]))
    await page.getByRole('radio', { name: 'Quien lo alquila', exact: true }).check({ force: true })
    await next(page).click()
    const name = page.getByRole('textbox', { name: 'Nombre y apellidos, o razón social' })
    await name.fill('Pau Soler')
    await page.getByRole('textbox', { name: 'Móvil' }).fill('612 345 678')
    await time.pass({ hours: 3 })
    await page.reload()
    if (whose === 'same') {
      await signInAgain(page, one)
      await expect(name).toHaveValue('Pau Soler')
      await expect(page.getByRole('textbox', { name: 'Móvil' })).toHaveValue('612 345 678')
      return
    }
    await signInAgain(page, other)
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(kept).not.toContain('Pau Soler')
    await page.goto(changeOf('changeHolder', other.contracts[0]))
    await page.getByRole('radio', { name: 'Quien lo alquila', exact: true }).check({ force: true })
    await next(page).click()
    await expect(name).toHaveValue('')
  })
}

test('what somebody types who has no account yet, over a reload, but no password', async ({ page }) => {
  await page.goto('/registro')
  await page.getByLabel('Correo electrónico').fill('nueva@prueba.endoll.test')
  await page.locator('[name=password]').fill('Campana-lenta-74')
  await page.reload()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('nueva@prueba.endoll.test')
  await expect(page.locator('[name=password]')).toHaveValue('')
})

/** How often tabs exchange drafts, as seen from this one from now on. */
async function hearTabs(tab: Page) {
  const heard = await tab.evaluateHandle(() => {
    const ears = new BroadcastChannel('endoll-drafts')
    const counts = { questions: 0, answers: 0 }
    ears.addEventListener('message', ({ data }: MessageEvent<object>) => {
      if ('asker' in data) counts.questions += 1
      if ('askedBy' in data) counts.answers += 1
    })
    return { ears, counts }
  })
  return () =>
    heard.evaluate(async ({ ears, counts }) => {
      // What was said before this has come once this has.
      await new Promise<void>((resolve) => {
        const end = ({ data }: MessageEvent<object>) => {
          if ('end' in data) resolve()
        }
        ears.addEventListener('message', end)
        new BroadcastChannel('endoll-drafts').postMessage({ end: true })
      })
      return counts
    })
}

test.describe('a second tab of the same account', () => {
  const title = 'Esto está a medias en otra pestaña'
  const take = (page: Page) => page.getByRole('button', { name: 'Continuar aquí' })

  test('is offered a change that was begun in the first, and takes nothing from it', async ({
    page,
    context,
    customer,
  }) => {
    const one = await customer({ contracts: [flat({ powers: [4.6, 4.6] }), flat()] })
    await signIn(page, one)
    const change = changeOf('powChange', one.contracts[0])
    await page.goto(change)
    await page.getByLabel('Potencia en P1').fill('5,7')
    await page.getByLabel('Potencia en P2').fill('5,7')
    const said = await hearTabs(page)
    const second = await context.newPage()
    await second.setViewportSize({ width: 390, height: 844 })
    await second.goto(changeOf('powChange', one.contracts[1]))
    await expect.poll(said).toEqual({ questions: 1, answers: 0 })
    await expect(second.getByText(title)).toHaveCount(0)
    await second.goto(change)
    await expect(second.getByText(title)).toBeVisible()
    expect(await said()).toEqual({ questions: 2, answers: 1 })
    await expectFits(second)
    await expectAccessible(second)
    await expect(second.getByLabel('Potencia en P1')).not.toHaveValue('5,7')
    // What is typed since goes along.
    await page.getByLabel('Potencia en P2').fill('5,8')
    await take(second).click()
    await expect(second.getByLabel('Potencia en P1')).toHaveValue('5,7')
    await expect(second.getByLabel('Potencia en P2')).toHaveValue('5,8')
    await expect(second.getByText(title)).toHaveCount(0)
    await expect(second.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await second.getByLabel('Potencia en P2').fill('6')
    await expect(page.getByLabel('Potencia en P2')).toHaveValue('5,8')
    await page.reload()
    await expect(page.getByLabel('Potencia en P2')).toHaveValue('5,8')
    // The first is closed while the third still offers what it had.
    await second.close()
    const third = await context.newPage()
    await third.goto(change)
    await expect(third.getByText(title)).toBeVisible()
    await page.close()
    await take(third).press('Enter')
    await expect(third.getByText('La otra pestaña no responde')).toBeVisible()
    await expect(take(third)).toBeFocused()
  })

  test('is offered a message and a new e-mail that wait in the first: what was typed, no file and no password', async ({
    page,
    context,
    office,
    customer,
  }) => {
    const one = await customer({ contracts: [flat()] })
    await deliverTopics(office)
    await signIn(page, one)
    await page.goto('/atencion-al-cliente')
    await fillMessage(page, one.contracts[0]!.name, 'Desde la primera')
    const second = await context.newPage()
    await second.goto('/atencion-al-cliente')
    await expect(second.getByText(title)).toBeVisible()
    await take(second).click()
    await expect(second.getByLabel('Asunto')).toHaveValue('Desde la primera')
    await expect(second.getByLabel('Tema').locator('option:checked')).toHaveText(topic)
    await expect(second.getByLabel('Contrato')).toBeFocused()
    await expect(second.getByText(title)).toHaveCount(0)
    await expect(second.getByText('papel.pdf', { exact: true })).toHaveCount(0)

    const change = (tab: Page) => tab.getByRole('button', { name: 'Cambiar: Correo electrónico de acceso' })
    const email = (tab: Page) => tab.getByRole('textbox', { name: 'Correo electrónico de acceso' })
    await page.goto('/perfil')
    await change(page).click()
    await email(page).fill('nueva@prueba.endoll.test')
    await page.locator('[name=current]').fill('Campana-lenta-74')
    await second.goto('/perfil')
    await change(second).click()
    await expect(second.getByText(title)).toBeVisible()
    await expectAccessible(second)
    await take(second).click()
    await expect(email(second)).toHaveValue('nueva@prueba.endoll.test')
    await expect(email(second)).toBeFocused()
    await expect(second.locator('[name=current]')).toHaveValue('')
    const kept = await second.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(kept).not.toMatch(/Campana-lenta-74|papel/)
  })
  test('is offered the name of a passkey and an invitation that wait in the first, which a reload opens again', async ({
    page,
    context,
    customer,
  }) => {
    const one = await customer({ contracts: [flat()] })
    await signIn(page, one)
    for (const [button, form, label, typed] of [
      ['Añadir una llave de acceso', 'Añadir una llave de acceso', 'Nombre de la llave', 'Portátil azul'],
      ['Invitar a alguien', 'Invitar a alguien', 'Correo electrónico', 'hija@prueba.endoll.test'],
    ] as const) {
      const field = (tab: Page) => tab.getByRole('form', { name: form }).getByLabel(label)
      await page.goto('/perfil')
      await page.getByRole('button', { name: button }).click()
      await field(page).fill(typed)
      const second = await context.newPage()
      await second.goto('/perfil')
      await second.getByRole('button', { name: button }).click()
      await expect(second.getByText(title)).toBeVisible()
      await expectAccessible(second)
      await take(second).click()
      await expect(field(second)).toHaveValue(typed)
      await expect(field(second)).toBeFocused()
      await second.reload()
      await expect(field(second)).toHaveValue(typed)
      // Who cancels takes it back.
      await second.getByRole('form', { name: form }).getByRole('button', { name: 'Cancelar' }).click()
      await second.reload()
      await expect(second.getByRole('button', { name: button })).toBeVisible()
      await expect(field(second)).toHaveCount(0)
      await second.close()
      await page.getByRole('form', { name: form }).getByRole('button', { name: 'Cancelar' }).click()
    }
  })

  test('is offered what is typed in the comparator and in the calculator, which a reload and idling keep too', async ({
    page,
    context,
    office,
    customer,
    time,
  }) => {
    const one = await customer({ contracts: [flat()] })
    await importOffers(office)
    await signIn(page, one)
    const bill = (tab: Page) => tab.getByRole('radio', { name: 'Una factura' })
    await page.goto('/comparador')
    await bill(page).check({ force: true })
    await page.getByLabel('Importe de la factura').fill('61,20')
    const second = await context.newPage()
    await second.goto('/comparador')
    await bill(second).check({ force: true })
    await expect(second.getByText(title)).toBeVisible()
    await expectAccessible(second)
    await take(second).click()
    await expect(second.getByLabel('Importe de la factura')).toHaveValue('61,20')
    await expect(second.getByLabel('CUPS')).toBeFocused()
    await page.goto('/potencia')
    await page.getByLabel('Superficie de la vivienda').fill('83')
    await second.goto('/potencia')
    await take(second).click()
    await expect(second.getByLabel('Superficie de la vivienda')).toHaveValue('83')
    await page.reload()
    await expect(page.getByLabel('Superficie de la vivienda')).toHaveValue('83')
    await page.goto('/contratos')
    await time.pass({ hours: 3 })
    await page.reload()
    await signInAgain(page, one)
    await page.goto('/comparador')
    await expect(page.getByLabel('Importe de la factura')).toHaveValue('61,20')
  })
})
