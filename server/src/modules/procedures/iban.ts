import { randomBytes } from 'node:crypto'
import type * as contract from '@endoll/api/procedures/iban.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import { groupIban, parseDebitedIban } from '@endoll/domain/identity/iban.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { ownContracts, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { stableId } from '../../platform/stable-id.ts'
import { submitContractChange, type Asking } from '../requests/operations.ts'

type Body = BodyOf<typeof contract.changeIban>

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

export async function listAccounts(db: Db, owner: Owner) {
  const accounts = await knownAccounts(db, owner)
  return accounts.map(({ id, iban }) => ({ id, printable_iban: groupIban(iban) }))
}

function isYes(answer: boolean | 'yes' | 'no' | null | undefined) {
  return answer === true || answer === 'yes'
}

/** The account that is asked for: one that is registered already, or a new one that the payer owns. */
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
 * It stands on the payer's bank statement beside the retailer: no other name belongs there.
 */
function newMandateReference() {
  return randomBytes(10).toString('hex').toUpperCase()
}

const switchOf = { electricity: 'ibanChange', gas: 'ibanGasChange' } as const

/** The kind of the contract has a switch of its own: while it is off there is nothing here. */
function requireOffered({ deployment }: Services, { kind }: Pick<ContractRow, 'kind'>) {
  if (!deployment.switches[switchOf[kind]]) throw notFound()
}

/** Asks for another account of a contract. */
export function changeIban(services: Services, asking: Asking, id: string, body: Body) {
  return submitContractChange(services, asking, {
    procedure: 'iban',
    contract: { id },
    body,
    admit: (row) => requireOffered(services, row),
    prepare: async (db, row) => {
      const refusal = findModificationRefusal(
        { state: row.state, atrAvailable: row.atr_available },
        { needsDistributor: false },
      )
      if (refusal) throw new Failure(refusal)
      const iban = await askedIban(db, asking.caller, body)
      const field = isYes(body.already_registered) ? 'bank_id' : 'iban'
      if (iban === row.iban) throw invalidFields({ [field]: ['same_iban'] })
      return {
        submission: {
          procedure: 'iban',
          contract: row.name,
          cups: row.cups,
          iban,
          iban_before: row.iban,
          already_registered: isYes(body.already_registered),
          mandate_reference: newMandateReference(),
          payer_name: row.payer_name,
          payer_nif: row.payer_nif,
        },
        changes: { iban },
        notices: row.notification_email ? [{ to: row.notification_email, about: 'iban' }] : [],
      }
    },
  })
}
