import { randomBytes } from 'node:crypto'
import * as api from '@endoll/api/procedures/iban.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import { groupIban, parseDebitedIban } from '@endoll/domain/identity/iban.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { lockOwnContract, ownContracts, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { stableId } from '../../platform/stable-id.ts'
import { openContractChange } from '../requests/operations/open.ts'
import { findConfirmedEmail } from '../requests/queries.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'

type Body = BodyOf<typeof api.changeIban>

/** Accounts that the customer's contracts are paid from, each once. */
async function knownAccounts(db: Db, owner: Owner) {
  const rows = await ownContracts(db, owner)
    .select('iban')
    .distinct()
    .where('iban', 'is not', null)
    .orderBy('iban')
    .execute()
  return rows.flatMap(({ iban }) =>
    iban === null ? [] : [{ id: stableId(owner.customerId, 'iban', iban), iban }],
  )
}

async function listAccounts(db: Db, owner: Owner) {
  const accounts = await knownAccounts(db, owner)
  return accounts.map(({ id, iban }) => ({ id, printable_iban: groupIban(iban) }))
}

function isYes(value: boolean | 'yes' | 'no' | null | undefined) {
  return value === true || value === 'yes'
}

/** The account asked for: a registered one, or a new one that the payer owns. */
async function askedIban(db: Db, owner: Owner, body: Body): Promise<string> {
  if (isYes(body.already_registered)) {
    if (body.bank_id === undefined || body.bank_id === null) {
      throw invalidFields({ bank_id: ['required_field'] })
    }
    const accounts = await knownAccounts(db, owner)
    const account = accounts.find(({ id }) => id === body.bank_id)
    if (!account) throw invalidFields({ bank_id: ['not_valid'] })
    return account.iban
  }
  const iban = parseDebitedIban(body.iban ?? '')
  const owned = isYes(body.owner_is_bank_owner)
  if (!iban.ok || !owned) {
    throw invalidFields({
      ...(iban.ok ? {} : { iban: [iban.error] }),
      ...(owned ? {} : { owner_is_bank_owner: ['owner_not_confirmed'] }),
    })
  }
  return iban.iban
}

/**
 * At most 35 characters of the SEPA alphabet, new for each change: a mandate is never edited (SEPA rulebook AT-01).
 * Random, because it is printed on the payer's bank statement beside the retailer's name.
 */
function newMandateReference() {
  return randomBytes(10).toString('hex').toUpperCase()
}

/** Electricity and gas have a switch each; throws not-found where that of the contract's kind is off. */
function requireOffered({ deployment }: Services, { kind }: Pick<ContractRow, 'kind'>) {
  if (!kindsOffered('iban', deployment.switches).includes(kind)) throw notFound()
}

/** Requests another account for a contract. */
function changeIban(services: Services, asking: Asking, id: string, body: Body): Promise<Submitted> {
  return inTransaction(services, async (db) => {
    const row = await lockOwnContract(db, asking.caller, { id })
    requireOffered(services, row)
    const opened = await openContractChange(db, asking, { procedure: 'iban', contract: row, body })
    if (opened.earlier) return submittedOf(opened.earlier)
    const refusal = findModificationRefusal(
      { state: row.state, atrAvailable: row.atr_available },
      { needsDistributor: false },
    )
    if (refusal) throw new Failure(refusal)
    const iban = await askedIban(db, asking.caller, body)
    const isRegistered = isYes(body.already_registered)
    if (iban === row.iban) throw invalidFields({ [isRegistered ? 'bank_id' : 'iban']: ['same_iban'] })
    const known = await findConfirmedEmail(db, row)
    return submitChange(db, services, opened, {
      submission: {
        procedure: 'iban',
        contract: row.name,
        cups: row.cups,
        iban,
        iban_before: row.iban,
        already_registered: isRegistered,
        mandate_reference: newMandateReference(),
        payer_name: row.payer_name,
        payer_nif: row.payer_nif,
      },
      changes: { iban },
      notices: known === null ? [] : [{ to: known, about: 'iban' }],
    })
  })
}

export function ibanModule(services: Services): ApiModule {
  const { db } = services
  return implement('procedures', api, {
    listContractIbans: ({ caller }) => listAccounts(db, caller),
    listIbans: ({ caller }) => listAccounts(db, caller),
    changeIban: async (call) => ({
      ...(await changeIban(services, askingOf(call), call.params.id, call.body)).reply,
      result: true,
    }),
  })
}
