import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import { takesInvoicesOffline } from '@endoll/api/procedures/invoice-sides.ts'
import * as api from '@endoll/api/procedures/notices.ts'
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { lockOwnContract, type ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { wantMails } from '../notifications/operations/choices.ts'
import { openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { lockPendingEmail } from '../requests/operations/wait-for-email.ts'
import { requireContactBudget } from '../requests/queries.ts'

/** Locks a contract of the caller's that this deployment offers the change for; throws not-found. */
async function lockOffered(
  db: Db,
  { deployment }: Services,
  asking: Asking,
  { name, change }: { readonly name: string; readonly change: ContractChangeName },
): Promise<ContractRow> {
  const row = await lockOwnContract(db, asking.caller, { name })
  if (!kindsOffered(change, deployment.switches).includes(row.kind)) throw notFound()
  return row
}

function requireActive({ state, atr_available }: ContractRow) {
  const refusal = findModificationRefusal({ state, atrAvailable: atr_available }, { needsDistributor: false })
  if (refusal) throw new Failure(refusal)
}

/** Requests that the invoices of a contract come online, or on paper again. */
function changeInvoiceOnline(
  services: Services,
  asking: Asking,
  name: string,
  body: BodyOf<typeof api.changeInvoiceOnline>,
): Promise<Submitted> {
  const { invoice_online } = body
  // One-sided: that side does not exist.
  if (!invoice_online && !takesInvoicesOffline(services.deployment.switches)) throw notFound()
  return inTransaction(services, async (db) => {
    const row = await lockOffered(db, services, asking, { name, change: 'invoice_online' })
    const opened = await openContractChange(db, asking, { procedure: 'invoice_online', contract: row, body })
    if (opened.earlier) return submittedOf(opened.earlier)
    requireActive(row)
    if (row.invoice_online === invoice_online) throw invalidFields({ invoice_online: ['same_value'] })
    // Each one sends a mail.
    await requireContactBudget(db, {
      contractId: row.id,
      accountId: asking.caller.accountId,
      nowMs: services.clock.nowMs(),
    })
    // In place of the paper comes a mail: the switch of such mails is the account's, and it is on from now on.
    if (invoice_online) await wantMails(db, asking.caller, 'bill')
    return submitChange(db, services, opened, {
      submission: {
        procedure: 'invoice_online',
        contract: row.name,
        invoice_online,
        invoice_online_before: row.invoice_online,
      },
      changes: { invoice_online },
    })
  })
}

type NotificationReply = ReplyInput<typeof api.askForElectronicNotification>

/** Requests notices by e-mail. A new address of the account has to be confirmed first: until then the request waits. */
function askForElectronicNotification(
  services: Services,
  asking: Asking,
  name: string,
): Promise<NotificationReply> {
  return inTransaction(services, async (db) => {
    // The account first, as where the address is confirmed.
    const pending = await lockPendingEmail(db, asking.caller)
    const row = await lockOffered(db, services, asking, { name, change: 'electronic_notification' })
    const replyOf = ({ reply }: Submitted): NotificationReply => ({
      ...reply,
      waits_for_email: reply.waiting_for_signature ? pending : null,
    })
    const opened = await openContractChange(db, asking, {
      procedure: 'electronic_notification',
      contract: row,
      body: {},
    })
    if (opened.earlier) return replyOf(submittedOf(opened.earlier))
    requireActive(row)
    if (row.electronic_notification) throw invalidFields({ electronic_notification: ['same_value'] })
    // Asked for elsewhere: the retailer's file says so.
    if (row.electronic_notification_request !== null) throw new Failure('process_running')
    const { email, mobile } = opened.subject.account
    return replyOf(
      await submitChange(db, services, opened, {
        submission: {
          procedure: 'electronic_notification',
          contract: row.name,
          email: pending ?? email,
          mobile,
        },
        changes: { electronic_notification: true },
        ...(pending === null ? {} : { waitsForEmail: true }),
      }),
    )
  })
}

export function noticesModule(services: Services): ApiModule {
  return implement('procedures', api, {
    changeInvoiceOnline: async (call) =>
      (await changeInvoiceOnline(services, askingOf(call), call.params.name, call.body)).reply,
    askForElectronicNotification: (call) =>
      askForElectronicNotification(services, askingOf(call), call.params.name),
  })
}
