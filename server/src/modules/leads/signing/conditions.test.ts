import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DraftDetail } from '@endoll/api/contract-drafts.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import type { OutgoingMail } from '../../../gateways/mail/gateway.ts'
import { startSignatureTwin, type SignatureTwin } from '../../../gateways/signature/twin.ts'
import { deliverMails } from '../../../mails/deliver-mails.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { addContract, addCustomer, type TestCustomer } from '../../../testing/factories.ts'
import { lastCode } from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addOffers, answersOfHome, dni, payloadOf, send, supply, upload } from '../leads.fixture.ts'
import { fileSignedContracts } from '../operations.ts'
import { filesOfMail } from '../operations/mail-files.ts'

const secret = 'secret-shared-with-the-signature-provider'
const address = 'laia@example.test'
let server: TestServer
let outside: TestServer
let twin: SignatureTwin
let product: number
let conditions: Buffer

beforeAll(async () => {
  server = await startTestServer()
  product = (await addOffers(server)).home
  const { generalConditions } = server.services.deployment.signature
  conditions = await readFile(generalConditions!)
  twin = await startSignatureTwin({ secret, nowMs: () => server.clock.nowMs() })
  outside = await startTestServer(
    {},
    {
      onDatabase: server.connection,
      deployment: {
        signature: { provider: 'outside', days: 10, address: twin.address, secret, generalConditions },
      },
    },
  )
})
afterAll(async () => {
  await outside.app.close()
  await server.stop()
  await twin.stop()
})

let supplies = 900
async function ask(nif: string) {
  supplies += 1
  const answers = answersOfHome({
    vat: nif,
    cups: supply(supplies),
    nifFaceup: [{ id: await upload(server, 'identity') }],
    selectedProduct: product,
  })
  const { body } = await send(server, 'POST', 'leads', { body: payloadOf(answers) })
  const { id, reference } = (body as LeadReply).result!.contract!
  return { id, reference, cups: answers.cups! }
}

async function sendMails() {
  const mails: OutgoingMail[] = []
  const gateway = { send: async (one: OutgoingMail) => void mails.push(one), close: () => undefined }
  await deliverMails(server.services, gateway, filesOfMail(server.services))
  return mails.flatMap(({ files }) => files ?? [])
}

async function sign(id: string) {
  await send(server, 'POST', `contract_drafts/${id}/signature/code/`)
  await send(server, 'POST', `contract_drafts/${id}/signature/`, {
    body: { code: await lastCode(server, address) },
  })
}

function download(id: string) {
  return server.inject({ url: `/api/v1/contract_drafts/${id}/conditions/` })
}

/** From today the retailer has none as a file. */
function without() {
  return startTestServer(
    {},
    {
      onDatabase: server.connection,
      deployment: {
        signature: { ...server.services.deployment.signature, generalConditions: null },
      },
    },
  )
}

describe('[law.4.general] the general conditions', () => {
  it('go with the summary and with what was signed, and are kept under the hash that the proof names', async () => {
    const { id, reference } = await ask(dni(41_000_001))
    const named = `${reference}-conditions.pdf`
    const before = await sendMails()
    expect(before.find(({ name }) => name === named)?.content.equals(conditions)).toBe(true)
    expect((await download(id)).rawPayload.equals(conditions)).toBe(true)
    await sign(id)
    const after = await sendMails()
    expect(after.map(({ name }) => name)).toEqual([`${reference}-contract.pdf`, named])
    const { evidence } = await server.db
      .selectFrom('contract_draft_signature')
      .select('evidence')
      .where('draft_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(evidence).toMatchObject({ conditions_sha256: sha256(conditions).toString('hex') })
  })

  it('stay those of the signature when the retailer has others, or none; who signed without any is told of none [GET contract_drafts/{id}/conditions/]', async () => {
    const { id } = await ask(dni(41_000_002))
    await sendMails()
    await sign(id)
    const later = await without()
    const url = `/api/v1/contract_drafts/${id}/conditions/`
    expect((await later.inject({ url })).rawPayload.equals(conditions)).toBe(true)
    expect((await send(later, 'GET', `contract_drafts/${id}/`)).body).toMatchObject({ conditions: true })
    const other = await ask(dni(41_000_003))
    await sendMails()
    await send(later, 'POST', `contract_drafts/${other.id}/signature/code/`)
    await later.app.close()
    const { body, status } = await send(server, 'GET', `contract_drafts/${other.id}/`)
    expect([status, (body as DraftDetail).conditions]).toEqual([200, false])
    expect((await download(other.id)).statusCode).toBe(404)
  })

  it('are in the envelope of the outside provider, beside the contract', async () => {
    const { id } = await ask(dni(41_000_004))
    await sendMails()
    const opened = await send(outside, 'POST', `contract_drafts/${id}/signature/open/`)
    expect(opened.status).toBe(200)
    const { rawPayload: contract } = await outside.inject({ url: `/api/v1/contract_drafts/${id}/contract/` })
    const [envelope] = twin.ledger.slice(-1)
    const both = [contract, conditions].map((one) => sha256(one).toString('hex')).join('\n')
    expect(envelope?.documentSha256).toBe(sha256(both).toString('hex'))
  })
})

describe('[law.4.kept] what was signed', () => {
  let customer: TestCustomer
  it('is read on the page of the contract that the file brings, byte for byte, once', async () => {
    const nif = dni(41_000_005)
    const { id, reference, cups } = await ask(nif)
    await sendMails()
    await sign(id)
    const { rawPayload: signed } = await server.inject({ url: `/api/v1/contract_drafts/${id}/contract/` })
    customer = await addCustomer(server.db)
    await addContract(server.db, customer, { name: 'S-1', cups, owner_nif: nif })
    const stranger = await addCustomer(server.db)
    await fileSignedContracts(server.services)
    await fileSignedContracts(server.services)
    const headers = await server.signIn(customer)
    const { body } = await server.get('contracts/S-1/', headers)
    const { attachments } = body as ContractDetail
    expect(attachments.map(({ filename }) => filename).toSorted()).toEqual([
      `${reference}-conditions.pdf`,
      `${reference}-contract.pdf`,
    ])
    for (const { id: file, filename } of attachments) {
      const url = `/api/v1/contract/download_attachment/${file}`
      const { rawPayload } = await server.inject({ url, headers })
      expect(rawPayload.equals(filename.endsWith('contract.pdf') ? signed : conditions)).toBe(true)
      const foreign = await server.inject({ url, headers: await server.signIn(stranger) })
      expect(foreign.statusCode).toBe(404)
    }
  })

  it('is laid nowhere while the supply has another holder', async () => {
    const { id, cups } = await ask(dni(41_000_006))
    await sendMails()
    await sign(id)
    const other = await addContract(server.db, await addCustomer(server.db), {
      cups,
      owner_nif: dni(41_000_007),
    })
    await fileSignedContracts(server.services)
    const rows = await server.db
      .selectFrom('attachment')
      .selectAll()
      .where('contract_id', '=', other.id)
      .execute()
    expect(rows).toEqual([])
  })
})
