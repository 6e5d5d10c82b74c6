import { parseDay } from '@endoll/domain/time/day.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { dayStartMs } from '@endoll/domain/time/madrid.ts'
import { readCommandLine, withServices } from './cli-services.ts'
import { ConfigError } from '../config.ts'
import { stripeAccountOf, stripePayments } from '../gateways/payments/stripe.ts'
import { reconcilePayments } from '../modules/payments/operations/reconcile.ts'
import { systemClock } from '../platform/clock.ts'
import { explain } from '../platform/plain-error.ts'

const usage = 'Usage: npm run payments:reconcile -- <from> <to>, two days such as 2026-11-01, both included'

function readSpan([from = '', to = '', ...more]: readonly string[]) {
  const [first, last]: readonly (Day | undefined)[] = [parseDay(from), parseDay(to)]
  if (first === undefined || last === undefined || more.length > 0 || last < first)
    throw new ConfigError(usage)
  return { fromMs: dayStartMs(first, 'Europe/Madrid'), toMs: dayStartMs(addDays(last, 1), 'Europe/Madrid') }
}

/** Prints a line for each difference; the reply is how many there are. */
async function run(): Promise<number> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  const span = readSpan(words)
  return withServices(config, async (services) => {
    const account = stripeAccountOf(services.deployment.payments)
    if (!account) {
      throw new ConfigError('The deployment has no account at a card provider: payments.secretKey is empty.')
    }
    const payments = stripePayments(account, systemClock)
    const { compared, differences } = await reconcilePayments({ ...services, payments }, span)
    for (const { reference, intent, here, there } of differences) {
      process.stdout.write(`${reference ?? 'no reference'}  ${intent}  here: ${here}  there: ${there}\n`)
    }
    process.stdout.write(`${compared} payments compared, ${differences.length} differences\n`)
    return differences.length
  })
}

try {
  process.exitCode = (await run()) === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
