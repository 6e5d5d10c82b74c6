// The menu beside the page of a wide window.
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'

test('at 1280 × 900 the menu beside the page shows requests, complaints and contact; what goes on below fades [r.rail-whole]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signedIn({ contracts: [flat()] })
  await page.goto('/inicio')
  const rail = page.getByRole('navigation', { name: 'Menú principal' })
  for (const name of ['Inicio', 'Salir', 'Solicitudes', 'Reclamaciones', 'Contacto']) {
    const entry = rail.getByRole('link', { name, exact: true })
    const { y, height } = (await entry.boundingBox())!
    expect(height, name).toBeGreaterThanOrEqual(24)
    expect(y + height, name).toBeLessThanOrEqual(900)
  }
  const masked = () => page.locator('.rail').evaluate((one) => getComputedStyle(one).maskImage)
  expect(await masked()).toContain('gradient')
})
