import type { Locale } from '@endoll/api/language.ts'
import { writeMail } from '../../../mails/queue-mail.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { readContract } from '../../../platform/unscoped-contracts.ts'
import { mailPasswordLink } from '../../session/operations/password-links.ts'
import { findAccountOfCustomer } from '../../session/queries.ts'
import type { RequestRow } from '../request.ts'
import { findSignature } from '../signature/signature-row.ts'
import { newHolderMail } from './mail.ts'
import { whoSigns } from './new-holder.ts'

/** Mails the new holder what became of the request; who has no account yet gets the link that makes one. */
export async function tellNewHolder(transaction: Db, services: Services, request: RequestRow): Promise<void> {
  const { state } = request
  if (request.procedure !== 'change_holder' || (state !== 'rejected' && state !== 'effective')) return
  const acceptance = await transaction
    .selectFrom('holder_acceptance')
    .select(['locale', 'contract_id'])
    .where('request_id', '=', request.id)
    .executeTakeFirst()
  if (!acceptance) return
  const { contract_id } = acceptance
  const contract = contract_id === null ? null : await readContract(transaction, contract_id)
  const nowMs = services.clock.nowMs()
  const signature = await findSignature(transaction, nowMs, request.id, 'new_holder')
  const { known, holder, address } = await whoSigns(transaction, request, signature, nowMs)
  if (address === null) return
  const locale = acceptance.locale as Locale
  const { effective_day: day, reason_code: reasonCode, reason_text: reasonText } = request
  const told = { key: state, locale, about: state, day, contract: contract?.name, reasonCode, reasonText }
  await writeMail(transaction, services, newHolderMail(request, { known }, address, told))
  if (state !== 'effective' || !contract) return
  const owner = await findAccountOfCustomer(transaction, contract.customer_id)
  if (owner) return
  const account = await transaction
    .insertInto('account')
    .values({
      customer_id: contract.customer_id,
      email: address.toLowerCase(),
      mobile: known ? known.mobile : holder.mobile,
      locale,
    })
    // Somebody else signs in with that address: the retailer has to ask for another one.
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email', 'locale', 'password_hash'])
    .executeTakeFirst()
  if (!account) return
  const person = { ...account, name: known?.name ?? holder.name }
  await mailPasswordLink(transaction, services, person, { to: account.email, locale })
}
