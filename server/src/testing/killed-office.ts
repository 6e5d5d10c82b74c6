// A server that ends at a named point, or stops there until it gets a message. Forked by kill.long.test.ts and killed-leads.long.test.ts, spoken to over
// IPC; no program of the product imports it.
import { accountHooks } from '../account-hooks.ts'
import { once } from 'node:events'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import { repositoryRoot } from '../config.ts'
import { readDeployment } from '../deployment-file.ts'
import { openDocuments } from '../documents/open.ts'
import { smtpMail } from '../gateways/mail/smtp.ts'
import { httpRetailer } from '../gateways/retailer/http-retailer.ts'
import type { OfficeAsked, OfficeMessage } from './killed-office-messages.ts'
import { deliverMails } from '../mails/deliver-mails.ts'
import { filesOfMail } from '../modules/leads/operations/mail-files.ts'
import { deliverOutbox } from '../modules/requests/operations/deliver.ts'
import { movableClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/open.ts'
import { folderStore } from '../platform/files/file-store.ts'
import type { FailPoints } from '../platform/fail-point.ts'
import type { Services } from '../platform/services.ts'
import { holdTestKeys } from './test-keys.ts'

const asked = JSON.parse(process.argv[2] ?? '{}') as OfficeAsked
function send(message: OfficeMessage) {
  return void process.send?.(message)
}

let left = asked.times
const failPoint: FailPoints = async (point) => {
  if (point !== asked.point) return
  left -= 1
  if (left !== 0) return
  if (asked.how === 'die') process.kill(process.pid, 'SIGKILL')
  send({ reached: point })
  await once(process, 'message')
}

const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
const db = await openDatabase({
  asks: 'command',
  connection: { ...asked.connection, max: 10 },
  allowUnsyncedForTests: true,
  onConnectionLost: () => undefined,
})
holdTestKeys()
const clock = movableClock(asked.nowMs)
const services: Services = {
  db,
  clock,
  deployment: {
    ...deployment,
    signedProcedures: ['iban'],
    switches: { ...deployment.switches, enablePayment: asked.payments !== undefined },
  },
  ...(asked.payments && {
    payments: (await import('../gateways/payments/stripe.ts')).stripePayments(
      { ...asked.payments, longestMs: 700 },
      clock,
    ),
  }),
  pdf: openDocuments('test'),
  ...(asked.files === undefined ? {} : { files: folderStore(asked.files) }),
  mode: 'test',
  accountHooks,
  cookieSuffix: '',
  failPoint,
}
process.on('disconnect', () => process.exit(0))
if (asked.deliver) {
  const { smtp, retailer } = asked.deliver
  await deliverMails(services, smtpMail(smtp), filesOfMail(services))
  await deliverOutbox(services, httpRetailer(retailer, clock))
  send({ done: true })
} else {
  const app = await createApp({ services })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  send({ port: typeof address === 'object' && address ? address.port : 0 })
}
