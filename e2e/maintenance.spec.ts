import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './words.ts'

test.use({
  deployment: {
    file: 'demo',
    changes: {
      maintenance: { enabled: true, start: '2026-11-21T14:00+01:00', end: '2026-11-21T16:30+01:00' },
    },
  },
})
// Its login is not open to answer the question beforehand.
test.use({ consent: 'unasked' })

test('during maintenance every page says until when, and before it the office is open [c2.maintenance] [c8.not-found] [v2.maintenance] [v8.pages]', async ({
  page,
  time,
}) => {
  await page.goto('/acceso')
  await expect(heading(page, 'Entrar')).toBeVisible()
  await time.pass({ hours: 2, minutes: 5 })
  await page.goto('/contratos')
  await expect(page).toHaveURL('/maintenance')
  await expect(heading(page, 'Estamos de mantenimiento')).toBeVisible()
  await expect(page.getByText(/21\/11\/2026 16:30/)).toBeVisible()
  await expectAccessible(page)
})

test('who does the maintenance passes the closed door with a cookie [v2.maintenance-bypass]', async ({
  page,
  office,
  time,
}) => {
  await time.pass({ hours: 3 })
  await page.goto('/acceso')
  await expect(page).toHaveURL('/maintenance')
  await page.goto(await office.maintenancePass())
  await page.goto('/acceso')
  await expect(heading(page, 'Entrar')).toBeVisible()
  await page.goto('/maintenance')
  await expect(heading(page, 'Entrar')).toBeVisible()
})
