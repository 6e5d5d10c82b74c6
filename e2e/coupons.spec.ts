import { expectAccessible } from './accessible.ts'
import { deliver } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'

test('coupons are copied and shared below contracts and invoices [c2.coupons]', async ({
  page,
  office,
  context,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { code } = await signedIn({ contracts: [flat()] })
  const of = { customer_code: code, description: 'Diez euros en la próxima factura.' }
  await deliver(office, {
    'coupons.csv': [
      {
        ...of,
        code: 'AMIGOS-7',
        name: 'Trae a alguien',
        url: 'https://amigos.prueba.endoll.test/7',
        end_day: '',
      },
      { ...of, code: 'OVER-1', name: 'De antes', url: '', end_day: '2026-11-20' },
    ],
  })
  const coupons = page.getByRole('region', { name: 'Cupones' })
  for (const path of ['/contratos', '/facturas']) {
    await page.goto(path)
    await expect(coupons.getByRole('listitem')).toHaveCount(1)
    await expect(coupons).toContainText('Trae a alguien')
  }
  await expectAccessible(page)
  await coupons.getByRole('button', { name: 'Copiar AMIGOS-7' }).focus()
  await page.keyboard.press('Enter')
  await expect(coupons.getByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AMIGOS-7')
  // The confirmation goes by itself.
  await expect(coupons.getByRole('button', { name: 'Copiar AMIGOS-7' })).toBeVisible()
  // A platform without a sheet copies the link.
  const sheet = await page.evaluate(() => 'share' in navigator)
  if (!sheet) {
    await coupons.getByRole('button', { name: 'Copiar el enlace de AMIGOS-7' }).click()
    await expect(coupons.getByRole('button', { name: 'Enlace copiado' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://amigos.prueba.endoll.test/7',
    )
  }
  // One with a sheet gives it name, code and link.
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(globalThis, { shared })
    Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contratos')
  await coupons.getByRole('button', { name: 'Compartir AMIGOS-7' }).click()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown)).toEqual([
    {
      title: 'Trae a alguien',
      text: 'Trae a alguien: AMIGOS-7',
      url: 'https://amigos.prueba.endoll.test/7',
    },
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})
