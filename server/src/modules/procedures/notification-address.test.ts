import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCaller, mailsTo, type TestCaller } from '../../testing/test-requests.ts'

let server: TestServer
let caller: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server, {
    name: 'N-1',
    notification_name: 'Ana',
    notification_address: 'Calle Mayor 1, 28001 Madrid',
    notification_email: 'ana@example.test',
  })
  await addContract(server.db, caller.customer, {
    name: 'N-2',
    notification_name: 'Gestoría Sol',
    notification_address: 'Plaza Nueva 2, 41001 Sevilla',
  })
})
afterAll(() => server.stop())

const newOne = {
  zipcode: '08500',
  state_id: '08',
  municipi: '08298',
  tv: 'CL',
  nv: 'Major',
  pnp: '3',
  name: 'Núria',
  email: 'nuria@example.test',
  mobile: '600000001',
}
interface Saved {
  readonly id: number
  readonly name: string
  readonly full_address: string
}
async function saved(path = 'addresses/') {
  return (await caller.send('GET', path)).body as Saved[]
}
function change(name: string, body: object) {
  return caller.send('POST', `contracts/${name}/notification/`, body)
}
async function shown(name: string) {
  return ((await server.get(`contracts/${name}/`, caller.headers)).body as { notification_address: object })
    .notification_address
}

describe('known addresses', () => {
  it('are those of the customer’s contracts, each once [GET addresses/]', async () => {
    const names = (await saved()).map(({ name, full_address }) => `${name}: ${full_address}`)
    expect(names).toContain('Gestoría Sol: Plaza Nueva 2, 41001 Sevilla')
    expect(new Set(names).size).toBe(names.length)
  })

  it('of one contract are its own [GET contracts/{id}/addresses/]', async () => {
    const own = await saved(`contracts/${caller.contract.id}/addresses/`)
    expect(own[0]).toMatchObject({ name: 'Ana', email: 'ana@example.test' })
    expect(own.map(({ name }) => name)).not.toContain('Gestoría Sol')
  })

  it('one of them can be chosen; e-mail and mobile stay', async () => {
    const { id } = (await saved()).find(({ name }) => name === 'Gestoría Sol')!
    const { status, body } = await change('N-1', { address_type: 'existing', address_id: id })
    expect([status, body]).toEqual([200, expect.objectContaining({ id, waiting_for_signature: false })])
    expect(await shown('N-1')).toEqual({
      name: 'Gestoría Sol',
      full_address: 'Plaza Nueva 2, 41001 Sevilla',
      email: 'ana@example.test',
      mobile: null,
    })
    expect(await change('N-1', { address_type: 'existing', address_id: id })).toMatchObject({
      status: 400,
      body: { errors: { address_id: ['same_value'] } },
    })
  })
})

describe('a new address [POST contracts/{name}/notification/]', () => {
  it('is written in one line and found again by the id that is answered', async () => {
    const { name } = await addContract(server.db, caller.customer, { notification_email: 'old@example.test' })
    const { body } = await change(name, { address_type: 'new', address: { ...newOne, pt: '2', pu: 'A' } })
    expect(await shown(name)).toEqual({
      name: 'Núria',
      full_address: 'C/ Major, 3, 2.º A, 08500 Vic',
      email: 'nuria@example.test',
      mobile: '+34600000001',
    })
    expect((await saved()).map(({ id }) => id)).toContain((body as { id: number }).id)
    expect(await mailsTo(server, 'old@example.test')).toEqual(['notice contact_email'])
  })

  it.each<[object, object]>([
    [{ zipcode: '' }, { zipcode: ['required_field'] }],
    [{ zipcode: '8500' }, { zipcode: ['postal_code_length'] }],
    [{ zipcode: '28001' }, { zipcode: ['not_valid'] }],
    // In no list of streets, and of another province than the municipality.
    [{ zipcode: '28080' }, { zipcode: ['not_valid'] }],
    [{ municipi: '08999' }, { municipi: ['not_valid'] }],
    [{ state_id: '17' }, { state_id: ['not_valid'] }],
    [{ tv: 'QQ' }, { tv: ['not_valid'] }],
    [{ pnp: '1234567890' }, { pnp: ['too_long'] }],
    [{ bq: '12345' }, { bq: ['too_long'] }],
    [{ ref_catastral: '123' }, { ref_catastral: ['cadastral_reference_not_valid'] }],
    [
      { email: 'x', mobile: '1', name: ' ' },
      { email: ['email_not_valid'], mobile: ['mobile_not_valid'], name: ['required_field'] },
    ],
    // Too long for the schema: named where it stands.
    [{ nv: 'x'.repeat(300) }, { nv: ['too_long'] }],
  ])('%j answers %j', async (fields, errors) => {
    expect(await change('N-2', { address_type: 'new', address: { ...newOne, ...fields } })).toMatchObject({
      status: 400,
      body: { errors },
    })
  })

  it('takes a post-office box, and a postal code of the province next door', async () => {
    const box = { ...newOne, zipcode: '28080', municipi: '28079', state_id: '28' }
    const trevino = { ...newOne, zipcode: '01118', municipi: '09109', state_id: '09' }
    for (const address of [box, trevino]) {
      expect((await change('N-2', { address_type: 'new', address })).status).toBe(200)
    }
  })

  it.each<[object, object]>([
    [{ address_type: 'new' }, { address: ['required_field'] }],
    [{ address_type: 'existing' }, { address_id: ['required_field'] }],
    [{ address_type: 'existing', address_id: 5 }, { address_id: ['not_valid'] }],
  ])('%j answers %j', async (body, errors) => {
    expect(await change('N-2', body)).toMatchObject({ status: 400, body: { errors } })
  })

  it('wants an active contract [c4.modifications]', async () => {
    const { name } = await addContract(server.db, caller.customer, { state: 'baixa' })
    expect(await change(name, { address_type: 'new', address: newOne })).toMatchObject({
      status: 409,
      body: { error: 'contract_not_active' },
    })
  })
})
