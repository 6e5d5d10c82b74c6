// Whose language each mail speaks, where somebody else than its reader may have acted.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issuePayLink } from './modules/payments/pay-link.ts'
import { startPaymentsOffice, type PaymentsOffice } from './modules/payments/test-office.ts'
import type { MailTemplate } from './mails/queue-mail.ts'
import { holderChanges, newHolderAccount, somebody } from './testing/test-new-holder.ts'
import { addCaller, sign, type SubmittedBody, type TestCaller } from './testing/test-requests.ts'

/** `acts`: who reads it asked for it, in the language of their page. `account`: that of their account. `both`: either. */
const languageOfMail = {
  request: 'acts',
  new_holder: 'both',
  signature_code: 'acts',
  spoken_code: 'account',
  notice: 'acts',
  payment: 'account',
  reminder: 'account',
  case: 'acts',
  notifications: 'account',
  new_contract: 'acts',
  kept_answers: 'acts',
  enquiry: 'acts',
  password_link: 'acts',
  confirm_email: 'acts',
  new_device: 'account',
  account_notice: 'account',
  delegation: 'account',
  data_export: 'acts',
  home_move: 'acts',
  delegations: 'account',
} as const satisfies Record<MailTemplate, 'acts' | 'account' | 'both'>

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice()
})
afterAll(() => office.stop())

const { linkTo } = holderChanges(() => office.server)

/** The mails to an address, as `template locale`, oldest first. */
async function mailed(address: string): Promise<string[]> {
  const rows = await office.server.db
    .selectFrom('mail_outbox')
    .select(['template', 'locale'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute()
  return rows.map(({ template, locale }) => `${template} ${locale}`)
}

function post(path: string, payload: object, lang: string) {
  return office.server.inject({ method: 'POST', url: `/api/v1/${path}?lang=${lang}`, payload })
}

async function speak(caller: TestCaller, locale: string) {
  await office.server.db
    .updateTable('account')
    .set({ locale })
    .where('id', '=', caller.customer.accountId)
    .execute()
}

/** A change of holder that the holder asks for and signs on a page in Spanish. */
async function invite(holder: TestCaller, body: object) {
  const asked = await holder.send('POST', `contracts/${holder.contract.name}/holder/?lang=es`, body)
  const { request } = asked.body as SubmittedBody
  await sign(office.server, holder, request.id)
}

it('every kind of mail says whose language it speaks', () => {
  expect(new Set(Object.values(languageOfMail))).toEqual(new Set(['acts', 'account', 'both']))
})

it('a payment by link on a page in English is told in the language of the account [r.mail-language]', async () => {
  await speak(office.caller, 'ca')
  const bill = await office.bill({ due_day: '2026-11-10', debt_cents: 4783 })
  const { accountId, email } = office.caller.customer
  const token = await issuePayLink(office.server.services, { accountId, invoiceId: bill.id }, 30)
  const asked = { token, payment_method_id: 'pm_card_visa', amount: 47.83 }
  expect((await post('payment_links/pay/', asked, 'en')).statusCode).toBe(200)
  expect(await mailed(email)).toEqual(['payment ca'])
})

it('who is invited as new holder and has an account reads it in the language of that [r.mail-language]', async () => {
  const known = await addCaller(office.server)
  await speak(known, 'ca')
  const { nif } = somebody()
  await office.server.db
    .updateTable('customer')
    .set({ nif })
    .where('id', '=', known.customer.customerId)
    .execute()
  await invite(await addCaller(office.server), somebody({ nif, reason: 'household' }))
  expect(await mailed(known.customer.email)).toEqual(['new_holder ca'])
})

it('the code and the copy of a new holder are in the language in which they accepted [r.mail-language]', async () => {
  const body = somebody({ reason: 'household' })
  await invite(await addCaller(office.server), body)
  const token = await linkTo(body.email)
  await post('holder_changes/accept/', { token, ...newHolderAccount }, 'en')
  // Sent again from a page in another language.
  await post('holder_changes/code/', { token }, 'es')
  expect(await mailed(body.email)).toEqual(['new_holder es', 'signature_code en'])
})
