// Mails to the account's address come back: what its owner sees, and what they can do.
import type { Page } from '@playwright/test'
import { digestPauseMs, gatherMs } from '@endoll/domain/notifications/digest.ts'
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { retailerKey } from './office-messages.ts'
import { addBill, flat } from './scenarios.ts'
import { expectFits } from './words.ts'

// Links in mails lead to the configured address, not to that of the test server.
test.use({ deployment: atAddress })

/** The retailer's relay reports what came back of an address, or was complained of. */
async function report(page: Page, address: string, kind: string) {
  const said = await page.request.post('/api/v1/retailer/mails/returns/', {
    headers: { 'x-api-key': retailerKey },
    data: { returns: [{ address, kind, at: '2026-11-20T10:00:00Z', status: '5.1.1' }] },
  })
  expect(said.status()).toBe(200)
}

test('an address of which mails come back is said, checked by a link, and gets mails again [r.mails-that-came-back]', async ({
  page,
  office,
  signedIn,
  time,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await page.goto('/avisos?view=settings')
  await expect(page.getByRole('switch', { name: 'Facturas nuevas: Por correo' })).toBeChecked()
  const billComes = async (total: string) => {
    await addBill(office, contracts[0]!, bill({ day: '2026-11-20', total }))
    await office.tell()
    await time.pass({ minutes: gatherMs / 60_000 })
    await office.tell()
  }
  await report(page, email, 'bounce_permanent')
  await billComes('51.20')
  expect(await office.mailsTo(email)).toEqual([])

  await page.reload()
  const notice = page.getByText(`Los correos no llegan a ${email}`)
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.goto('/inicio')
  await expect(page.getByText('El correo no llega')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Revisar el correo' }).click()
  await expect(notice).toBeVisible()
  await expectFits(page)
  const check = page.getByRole('button', { name: 'Comprobar si ya llegan' })
  await office.withoutTable('mail_address', async () => {
    await check.click()
    await expect(page.getByRole('alert')).toBeVisible()
  })
  await check.click()
  await expect(page.getByText(`Hemos enviado un enlace a ${email}.`)).toBeVisible()
  await expectAccessible(page)

  const [mail] = await office.mailsTo(email)
  expect(mail?.subject).toBe('Comprobar que los correos llegan')
  const { pathname, search } = new URL(/https?:\/\/\S+email_token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'Confirmar la dirección' }).click()
  await expect(page.getByText(`Los avisos vuelven a llegar a ${email}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Ir al perfil' }).click()
  await expect(page.getByRole('heading', { name: 'Cuenta de acceso' })).toBeVisible()
  await expect(notice).toHaveCount(0)

  await time.pass({ minutes: digestPauseMs / 60_000 })
  await billComes('47.83')
  expect((await office.mailsTo(email)).at(-1)?.subject).toMatch(/^Nueva factura: 47,83\s€$/)
})

test('mails that a complaint has ended are chosen again where it is said', async ({ page, signedIn }) => {
  const { email } = await signedIn({ contracts: [flat()] })
  await report(page, email, 'complaint')
  await page.goto('/avisos?view=settings')
  const notice = page.getByText('Los avisos por correo están parados')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  const returned = page.getByRole('switch', { name: 'Cobros que el banco devuelve: Por correo' })
  await expect(returned).not.toBeChecked()
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
  await returned.check()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(returned).toBeChecked()
  await expect(notice).toHaveCount(0)
  await page.goto('/perfil')
  await expect(page.getByRole('heading', { name: 'Cuenta de acceso' })).toBeVisible()
})
