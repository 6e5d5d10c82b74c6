import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailTwin } from './gateways/mail/twin.ts'
import { smtpMail } from './gateways/mail/smtp.ts'
import { deliverMails } from './mails/deliver-mails.ts'
import { answerAsks } from './modules/account/operations.ts'
import { addOffers, answersOfHome, payloadOf, send, supply, upload } from './modules/leads/leads.fixture.ts'
import { importFolder } from './import/import-folder.ts'
import { oneContract, withFolder } from './import/testing/folder.ts'
import { addContract, addCustomer, addInvoice, testPassword } from './testing/factories.ts'
import { somebody } from './testing/test-new-holder.ts'
import { addCaller, type TestCaller } from './testing/test-requests.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// Addresses with letters beyond ASCII before the @: every call that takes an address, with a mail server that takes such
// addresses and with one that does not.

const password = 'Una-campana-roja-75'
const details = {
  name: 'Begoña',
  surname1: 'Peña',
  surname2: '',
  telephone: '600000001',
  contactHours: '',
  consent: true,
  invoice: [],
}
const newAddress = {
  zipcode: '08500',
  state_id: '08',
  municipi: '08298',
  tv: 'CL',
  nv: 'Major',
  pnp: '3',
  name: 'Núria',
  mobile: '600000001',
}

interface Office {
  readonly server: TestServer
  readonly caller: TestCaller
  readonly product: number
}
type Ask = (office: Office, email: string) => Promise<{ readonly status: number; readonly body: unknown }>

async function post(server: TestServer, path: string, payload: object) {
  const reply = await server.inject({ method: 'POST', url: `/api/v1/${path}`, payload })
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json<unknown>() }
}

const asks: readonly (readonly [where: string, field: string, ask: Ask])[] = [
  ['registering', 'user', ({ server }, user) => post(server, 'user/', { user, password })],
  [
    'activating',
    'email',
    async ({ server }, email) => {
      const contract = await addContract(server.db, await addCustomer(server.db))
      const { number } = await addInvoice(server.db, contract)
      return post(server, 'signup/confirm', {
        signup: {
          nif: '12345678Z',
          contract: contract.name,
          invoice_number: number,
          cups: contract.cups.slice(-6),
          email,
          email2: email,
          phone: '600 111 222',
          accept_conditions: true,
          accept_gdpr: true,
        },
      })
    },
  ],
  [
    'the contact form',
    'email',
    async ({ server }, email) =>
      post(server, 'crm/unsigned/', {
        email,
        mobile: '600000001',
        subject: 'Una pregunta',
        description: 'Dos preguntas.',
        attachment: [await upload(server, 'contact')],
      }),
  ],
  [
    'the details after a comparison',
    'email',
    ({ server }, email) => post(server, 'price-compare/confirm', { cups: supply(77), ...details, email }),
  ],
  [
    'a new contract',
    'email',
    async ({ server, product }, email) => {
      const nifFaceup = [{ id: await upload(server, 'identity') }]
      const answers = answersOfHome({ selectedProduct: product, nifFaceup, email })
      return send(server, 'POST', 'leads', { body: payloadOf(answers) })
    },
  ],
  [
    'the account',
    'email',
    ({ caller }, email) => caller.send('PUT', 'users/', { email, current: testPassword }),
  ],
  [
    'the notices of a contract',
    'email',
    ({ caller }, email) =>
      caller.send('PUT', `contracts/${caller.contract.name}/notification/email/`, {
        email,
        current: testPassword,
      }),
  ],
  [
    'a new address of letters',
    'email',
    ({ caller }, email) =>
      caller.send('POST', `contracts/${caller.contract.name}/notification/`, {
        address_type: 'new',
        address: { ...newAddress, email },
      }),
  ],
  [
    'where the last bill goes',
    'email',
    ({ caller }, email) =>
      caller.send('POST', `contracts/${caller.contract.name}/end/`, {
        reason: 'moving',
        day: '2026-12-10',
        last_bill: 'email',
        email,
        phone: '600000001',
        cut_accepted: true,
      }),
  ],
  [
    'a new holder',
    'email',
    ({ caller }, email) =>
      caller.send('POST', `contracts/${caller.contract.name}/holder/`, somebody({ email })),
  ],
]

describe.each([
  ['takes', true],
  ['does not take', false],
])('with a mail server that %s letters beyond ASCII before the @', (_, smtpUtf8) => {
  let server: TestServer
  let product: number
  let asked = 0
  beforeAll(async () => {
    server = await startTestServer({}, { deployment: { mail: { from: null, server: null, smtpUtf8 } } })
    product = (await addOffers(server)).home
  })
  afterAll(() => server.stop())

  it.each(asks)('%s', async (_where, field, ask) => {
    asked += 1
    const { status, body } = await ask(
      { server, caller: await addCaller(server), product },
      `peña.${asked}@example.test`,
    )
    if (smtpUtf8) expect([status, body]).toEqual([expect.toBeOneOf([200, 201, 202]), body])
    else expect([status, body]).toMatchObject([400, { errors: { [field]: ['email_letters'] } }])
  })

  it('files of the retailer [r.smtp-letters]', async () => {
    const customers =
      'code;name;nif;email\nC;Núria;99990900X;núria@example.test\nD;Pau;99990901B;pau@example.test\n'
    const files = { 'customers.csv': customers, 'products.csv': oneContract['products.csv']! }
    const contracts = (oneContract['contracts.csv'] as string)
      .replace(';customer_code;', ';customer_code;notification_email;')
      .replace(/^1;C;/mu, '1;D;lletres.ñ@example.test;')
    const { problems } = await withFolder({ ...files, 'contracts.csv': contracts }, (folder) =>
      importFolder(server.db, folder, { smtpUtf8 }),
    )
    expect(problems.map(({ file, field, code }) => [file, field, code])).toEqual(
      smtpUtf8
        ? []
        : [
            ['customers.csv', 'email', 'email_letters'],
            ['contracts.csv', 'notification_email', 'email_letters'],
          ],
    )
  })

  it('an account that has such an address is recovered, and its mail goes out where it can', async () => {
    await addCustomer(server.db, { email: 'begoña@example.test' })
    expect(await post(server, 'recover', { email: 'Begoña@example.test' })).toMatchObject({ status: 200 })
    await answerAsks(server.services)
    const twin = await startMailTwin({ smtpUtf8 })
    const mail = smtpMail(twin.smtpAddress)
    try {
      await deliverMails(server.services, mail)
    } finally {
      mail.close()
      await twin.stop()
    }
    expect(twin.ledger.filter(({ to }) => to === 'begoña@example.test')).toHaveLength(smtpUtf8 ? 1 : 0)
    const { failed_because, sent_at } = await server.db
      .selectFrom('mail_outbox')
      .select(['failed_because', 'sent_at'])
      .where('recipient', '=', 'begoña@example.test')
      .executeTakeFirstOrThrow()
    // It waits: a server that takes it may come.
    expect([failed_because, sent_at !== null]).toEqual([null, smtpUtf8])
  })
})
