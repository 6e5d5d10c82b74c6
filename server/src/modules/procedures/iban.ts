import { randomBytes } from 'node:crypto'
import * as api from '@endoll/api/procedures/iban.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { groupIban, parseDebitedIban } from '@endoll/domain/identity/iban.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { lockOwnContract, ownContracts, type ContractRow, type Owner } from '../../platform/access.ts'
import { contractIban } from '../../platform/contract-iban.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { stableId } from '../../platform/stable-id.ts'
import { openAccountChange, openContractChange, type Opened } from '../requests/operations/open.ts'
import { findConfirmedEmail } from '../requests/queries.ts'
import { submitChange, submittedOf, type Change, type Notice } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { askForAll, repliedBefore } from './several.ts'

type Body = BodyOf<typeof api.changeIban>
type Reply = Omit<ReplyInput<typeof api.changeIban>, 'result'>

/** Accounts that the customer's contracts are paid from, each once. */
async function knownAccounts(db: Db, owner: Owner) {
  const rows = await ownContracts(db, owner).select(['name', 'iban']).where('iban', 'is not', null).execute()
  const ibans = new Set(rows.flatMap((row) => contractIban(row) ?? []))
  return [...ibans].toSorted().map((iban) => ({ id: stableId(owner.customerId, 'iban', iban), iban }))
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

/** A locked contract with its change. Throws what forbids it. */
async function openChange(db: Db, asking: Asking, row: ContractRow, body: Body): Promise<Opened> {
  const opened = await openContractChange(db, asking, { procedure: 'iban', contract: row, body })
  if (opened.earlier) return opened
  const refusal = findModificationRefusal(
    { state: row.state, atrAvailable: row.atr_available },
    { needsDistributor: false },
  )
  if (refusal) throw new Failure(refusal)
  return opened
}

interface Order {
  readonly iban: string
  readonly registered: boolean
  readonly mandate: string
}

function changeOf(row: ContractRow, { iban, registered, mandate }: Order): Change<'iban'> {
  return {
    submission: {
      procedure: 'iban',
      contract: row.name,
      cups: row.cups,
      iban,
      iban_before: contractIban(row),
      already_registered: registered,
      mandate_reference: mandate,
      payer_name: row.payer_name,
      payer_nif: row.payer_nif,
    },
    changes: { iban },
  }
}

/** Tells the addresses of these contracts that are known to be somebody's, each once. */
async function noticesTo(db: Db, rows: readonly ContractRow[]): Promise<readonly Notice[]> {
  const known = new Set<string>()
  for (const row of rows) {
    const email = await findConfirmedEmail(db, row)
    if (email !== null) known.add(email)
  }
  return [...known].map((to) => ({ to, about: 'iban' }))
}

function sameIban({ already_registered }: Body) {
  return { [isYes(already_registered) ? 'bank_id' : 'iban']: ['same_iban'] } as const
}

/** Requests another account for the contract that was named. */
function changeOne(services: Services, asking: Asking, id: string, body: Body): Promise<Reply> {
  return inTransaction(services, async (db) => {
    const row = await lockOwnContract(db, asking.caller, { id })
    requireOffered(services, row)
    const contracts = { contracts: [row.name], left_out: [] }
    const opened = await openChange(db, asking, row, body)
    if (opened.earlier) return { ...submittedOf(opened.earlier).reply, ...contracts }
    const iban = await askedIban(db, asking.caller, body)
    if (iban === contractIban(row)) throw invalidFields(sameIban(body))
    const order = { iban, registered: isYes(body.already_registered), mandate: newMandateReference() }
    const change = { ...changeOf(row, order), notices: await noticesTo(db, [row]) }
    return { ...(await submitChange(db, services, opened, change)).reply, ...contracts }
  })
}

/** Requests another account for every contract of the caller, as one request with a mandate for each payer. */
function changeAll(services: Services, asking: Asking, id: string, body: Body): Promise<Reply> {
  return inTransaction(services, async (db) => {
    // The account first, as steps of a joint request lock it.
    const joint = await openAccountChange(db, asking, { procedure: 'iban', body: { id, ...body } })
    if (joint.earlier) return repliedBefore(joint.earlier)
    const asked = await lockOwnContract(db, asking.caller, { id })
    requireOffered(services, asked)
    const iban = await askedIban(db, asking.caller, body)
    const registered = isYes(body.already_registered)
    const mandates = new Map<string, string>()
    const mandateOf = ({ payer_name, payer_nif }: ContractRow) => {
      const payer = JSON.stringify([payer_nif, payer_name])
      const mandate = mandates.get(payer) ?? newMandateReference()
      mandates.set(payer, mandate)
      return mandate
    }
    return askForAll(db, services, joint, {
      asked,
      kinds: kindsOffered('iban', services.deployment.switches),
      open: async (row) => {
        const opened = await openChange(db, { ...asking, key: undefined }, row, body)
        return contractIban(row) === iban ? undefined : opened
      },
      changeOf: (row) => changeOf(row, { iban, registered, mandate: mandateOf(row) }),
      jointOf: async (rows) => ({
        submission: {
          procedure: 'iban',
          selection: 'all',
          iban,
          ibans_before: rows.map((row) => contractIban(row) ?? ''),
          already_registered: registered,
          mandate_references: rows.map(mandateOf),
          payer_names: rows.map(({ payer_name }) => payer_name),
          payer_nifs: rows.map(({ payer_nif }) => payer_nif),
        },
        notices: await noticesTo(db, rows),
      }),
      same: sameIban(body),
      field: 'selection',
    })
  })
}

export function ibanModule(services: Services): ApiModule {
  const { db } = services
  return implement('procedures', api, {
    listContractIbans: ({ caller }) => listAccounts(db, caller),
    listIbans: ({ caller }) => listAccounts(db, caller),
    changeIban: async (call) => {
      const change = call.body.selection === 'all' ? changeAll : changeOne
      return { ...(await change(services, askingOf(call), call.params.id, call.body)), result: true }
    },
  })
}
