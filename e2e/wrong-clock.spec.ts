// Somebody whose phone shows another time, day or year, or who is in another part of the world.
import { startMs } from '@endoll/domain/time/madrid.ts'
import { expect, test, today } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { signIn } from './sign-in.ts'
import { heading } from './words.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const noonMs = startMs(today, 12, 'Europe/Madrid')

for (const { is, offMs, timezoneId } of [
  { is: 'twenty minutes fast', offMs: 20 * minuteMs, timezoneId: 'Europe/Madrid' },
  { is: 'twenty minutes slow', offMs: -20 * minuteMs, timezoneId: 'America/Los_Angeles' },
  { is: 'a day fast', offMs: dayMs, timezoneId: 'Pacific/Kiritimati' },
  { is: 'a day slow', offMs: -dayMs, timezoneId: 'Europe/Madrid' },
  { is: '400 days fast', offMs: 400 * dayMs, timezoneId: 'America/Los_Angeles' },
  { is: '400 days slow', offMs: -400 * dayMs, timezoneId: 'Pacific/Kiritimati' },
]) {
  test.describe(`a clock that is ${is}, in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('signs in, comes back and reads the time of the office', async ({
      page,
      context,
      customer,
      office,
      playwright,
    }) => {
      await context.clock.setFixedTime(noonMs + offMs)
      const one = await customer({ contracts: [flat()] })
      await signIn(page, one)
      await expect(heading(page, /^Hola/)).toBeVisible()
      // Another browser of the same account, seen at this very minute.
      const other = await playwright.request.newContext({ baseURL: office.url })
      await other.post('/api/v1/get_token', { data: { user: one.email, password: one.password } })
      await other.dispose()
      await page.reload()
      await expect(heading(page, /^Hola/)).toBeVisible()
      await page.goto('/perfil')
      await expect(page.getByText(/^En uso/)).toHaveText([/^En uso ahora/, /^En uso este minuto/])
    })
  })
}
