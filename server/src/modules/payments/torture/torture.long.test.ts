import { expect, it } from 'vitest'
import { mustBeNone, torturePayments } from './torture.ts'

it('killed at every point, raced and with messages in every order, no bill is charged twice and no payment lost [r.payments-tortured]', async () => {
  const counts = await torturePayments({ rounds: 5, companions: 'none' })
  process.stdout.write(`payments: ${JSON.stringify(counts)}\n`)
  for (const name of mustBeNone) expect(counts[name], name).toBe(0)
  expect(counts.brokenOff).toBeGreaterThanOrEqual(25)
  // Six points lie in the call itself; of the other two a message of the provider decides.
  expect(counts.kills).toBeGreaterThanOrEqual(6)
  expect(counts.charged).toBe(counts.paid)
  // Some of the bills of the rounds over two were paid by one charge.
  expect(counts.charges).toBeLessThanOrEqual(counts.paid)
}, 300_000)
