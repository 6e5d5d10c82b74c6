import type { BodyOf } from '@endoll/api/endpoint.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { answersKeptDays, type mailLeadLink as contract } from '@endoll/api/lead-links.ts'
import { randomBytes } from 'node:crypto'
import { queueMail } from '../../../mails/queue-mail.ts'
import { sealJson } from '../../../platform/at-rest/seal.ts'
import { budgetOf, hasLeft, spend } from '../../../platform/budget.ts'
import { at } from '../../../platform/db/at.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import { sha256 } from '../../../platform/sha256.ts'
import type { Services } from '../../../platform/services.ts'
import { findOwnLead, payloadOf, type Sender } from '../lead-row.ts'

const daySeconds = 86_400
/** Links of one lead in a day. */
const perLead = 3
/** Links to one address in a day, since any address may be typed in the form. */
const perAddress = 3

type Typed = NonNullable<BodyOf<typeof contract>['typed']>

/** Who opens a link that was passed on does not read the account. */
function withoutAccount(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).map(([step, { iban: _iban, ...fields }]) => [step, fields]))
}

/**
 * Mails a link that leads back to the answers of a lead, to the address that is among them. Its secret is nowhere but in
 * that mail.
 */
export async function mailLeadLink(
  services: Services,
  { id, wizard, typed = {} }: BodyOf<typeof contract> & { readonly id: string },
  sender: Sender,
): Promise<void> {
  const { db, clock } = services
  const found = await findOwnLead(db, id, sender)
  if ((found.kind === 'gas') !== (wizard === 'gas')) throw invalidFields({ wizard: ['not_valid'] })
  const { owner, owner_address: reach, commsLanguage } = payloadOf(found)
  const email = parseEmail(reach?.email ?? '', services.deployment.mail)
  if (!email.ok) throw invalidFields({ email: [email.error] })
  if (owner === null) throw invalidFields({ vat: ['required_field'] })
  await spend(budgetOf(db, { kind: 'lead-link', points: perLead, windowSeconds: daySeconds }), id)
  const addresses = budgetOf(db, { kind: 'lead-link-mail', points: perAddress, windowSeconds: daySeconds })
  // Same reply, so that it does not reveal how many links an address got.
  if (!(await hasLeft(addresses, email.email))) return
  await transact(db, async (transaction) => {
    const lead = await findOwnLead(transaction, id, sender, { lock: true })
    if (lead.confirmed_at) throw new Failure('request_ended')
    const token = randomBytes(32).toString('base64url')
    const tokenHash = sha256(token)
    await transaction
      .insertInto('lead_link')
      .values({
        token_hash: tokenHash,
        lead_id: id,
        wizard,
        typed: sealJson('lead_link.typed', { lead_id: id }, withoutAccount(typed)),
        created_at: at(clock.nowMs()),
      })
      .execute()
    await queueMail(transaction, services, {
      key: `lead-link:${tokenHash.toString('hex')}`,
      template: 'kept_answers',
      locale: commsLanguage ?? sender.locale,
      to: email.email,
      data: { wizard, token, days: answersKeptDays },
    })
  })
}
