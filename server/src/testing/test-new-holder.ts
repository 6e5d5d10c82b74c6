import { addCaller, lastCode, sign, type SubmittedBody, type TestCaller } from './test-requests.ts'
import type { TestServer } from './test-server.ts'

let people = 0

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Somebody whom the office has never seen, as a holder writes who takes over the contract. */
export function somebody(fields: object = {}) {
  people += 1
  const number = 20_000_000 + people
  return {
    reason: 'rented',
    nif: `${number}${letters[number % 23]}`,
    new_name: `Pau Soler ${letters[people % 23]}`,
    email: `pau.${people}@example.test`,
    mobile: '600000001',
    ...fields,
  }
}

export const newHolderIban = 'ES9121000418450200051332'
export const newHolderAccount = { iban: newHolderIban, owner_is_bank_owner: true, conditions_accepted: true }

/** The calls of a change of holder, from its request to the contract of the new one. */
export function holderChanges(server: () => TestServer) {
  function ask(caller: TestCaller, body: object, name = caller.contract.name) {
    return caller.send('POST', `contracts/${name}/holder/`, body)
  }
  function look(caller: TestCaller, name = caller.contract.name) {
    return caller.send('GET', `contracts/${name}/holder/`)
  }
  function answer(reference: string, payload: object) {
    const url = `/api/v1/retailer/requests/${reference}/answer/`
    return server().inject({ method: 'POST', url, headers: { 'x-api-key': server().apiKey }, payload })
  }
  async function post(path: string, payload: object) {
    const reply = await server().inject({ method: 'POST', url: `/api/v1/${path}`, payload })
    return { status: reply.statusCode, body: reply.json<never>() }
  }
  async function linkTo(address: string): Promise<string> {
    const { data } = await server()
      .db.selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', address)
      .where('template', '=', 'new_holder')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return (data as { token: string }).token
  }

  /** Asked for and signed by the holder: the new one has the link. */
  async function invited(body: ReturnType<typeof somebody>, caller?: TestCaller, at = body.email) {
    const holder = caller ?? (await addCaller(server()))
    const { request } = (await ask(holder, body)).body as SubmittedBody
    await sign(server(), holder, request.id)
    return { holder, request, token: await linkTo(at) }
  }
  /** Accepted and signed by the new holder: the retailer has it. */
  async function agreed(body: ReturnType<typeof somebody>, codesTo = body.email, caller?: TestCaller) {
    const all = await invited(body, caller, codesTo)
    await post('holder_changes/accept/', { token: all.token, ...newHolderAccount })
    await post('holder_changes/code/', { token: all.token })
    const code = await lastCode(server(), codesTo)
    const signed = await post('holder_changes/sign/', { token: all.token, code })
    return { ...all, signed }
  }
  return { ask, look, answer, post, linkTo, invited, agreed }
}
