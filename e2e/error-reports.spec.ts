// What leaves the browser for a service that collects errors: nothing before consent, and then nothing of anybody.
import { startErrorReportsTwin, type ErrorReportsTwin } from '../server/src/gateways/error-reports/twin.ts'
import type { Page } from '@playwright/test'
import { card, pageOf } from './contract-page.ts'
import { expect, test as base } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { heading } from './words.ts'

const test = base.extend<object, { service: ErrorReportsTwin }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern
    async ({}, provide) => {
      const twin = await startErrorReportsTwin()
      await provide(twin)
      await twin.stop()
    },
    { scope: 'worker' },
  ],
  deployment: [
    async ({ service }, provide) =>
      provide({ file: 'demo', changes: { replay: { endpoint: service.endpoint } } }),
    { scope: 'worker' },
  ],
})
test.use({ expectedFlaw: /thrown by the test/ })

let thrown = 0
/** An error that names everything it can. */
async function fail(page: Page, words: string) {
  thrown += 1
  // As the browser and React report uncaught errors.
  await page.evaluate((message) => {
    reportError(new TypeError(message))
  }, `thrown by the test ${thrown}: ${words}`)
}

async function choose(page: Page, button: string) {
  await page.getByRole('button', { name: 'Preferencias de cookies' }).click()
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: button }).click()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
}

test('errors are reported after consent, with nothing of the customer, and no more once it is taken back [c9.replay]', async ({
  page,
  signedIn,
  service,
}) => {
  const made = await signedIn({ contracts: [flat()] })
  const [contract] = made.contracts
  const ids = [made.email, made.nif, contract?.iban ?? '', contract?.cups ?? '', contract?.name ?? '']
  // Engines put what somebody wrote in quotation marks: `Unexpected token 'C', "Calle del…" is not valid JSON`.
  const free = [contract?.street ?? '', made.name]
  const named = [...ids, ...free]
  const words = `${ids.join(' ')} "${free.join(' ')}"`
  const count = (type: string) => service.kept.filter((text) => text.includes(`"type":"${type}"`)).length
  // The reporter takes the timers of an empty frame where those of the page are not the browser's own, as the clock's
  // are not, and a frame that is gone has none.
  await page.addInitScript(() => {
    setTimeout.toString = () => 'function setTimeout() { [native code] }'
  })

  await page.goto(pageOf(contract))
  await expect(card(page, 'Facturas')).toBeVisible()
  await fail(page, words)
  await page.reload()
  await expect(card(page, 'Facturas')).toBeVisible()
  expect(service.kept).toEqual([])

  await choose(page, 'Aceptar todas')
  // Its code comes after the choice.
  await expect
    .poll(async () => {
      await fail(page, words)
      return count('replay_recording')
    })
    .toBeGreaterThan(0)
  expect(count('event')).toBeGreaterThan(0)
  expect(service.kept.join('\n')).toContain('/viewContracts')

  // Where passwords stand errors are reported, and nothing is recorded.
  await page.getByRole('link', { name: 'Ver el perfil' }).click()
  await expect(heading(page, 'Perfil')).toBeVisible()
  const onProfile = async () => {
    await fail(page, words)
    return service.kept.filter((text) => text.includes('"tags":{"page":') && text.includes('/profile"}'))
      .length
  }
  await expect.poll(onProfile).toBeGreaterThan(0)
  const recorded = count('replay_recording')
  await expect.poll(onProfile).toBeGreaterThan(2)
  expect(count('replay_recording')).toBe(recorded)
  expect(service.kept.join('\n')).not.toMatch(/"href":"[^"]*\/profile"/)

  expect(named).not.toContain('')
  for (const text of named) expect(service.kept.join('\n')).not.toContain(text)
  expect(service.kept.join('\n')).not.toMatch(/eyJ[\w-]+\.|contract=|Bearer/)

  await choose(page, 'Rechazar todas')
  await page.reload()
  await expect(heading(page, 'Perfil')).toBeVisible()
  const before = service.kept.length
  await fail(page, words)
  await page.waitForLoadState('networkidle')
  expect(service.kept.length).toBe(before)
})
