import type { Locale } from '@endoll/api/language.ts'
import { mayAskForRegulatedPrice } from '@endoll/domain/contracting/regulated-price.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { todayOf } from '../../../platform/clock.ts'
import { countDues } from '../../../billing/dues.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { issuePayLink } from '../pay-link.ts'
import { findNextInstalment } from '../instalments.ts'
import { payableCents } from '../start.ts'
import { listOverdueInvoices, markReminded } from '../unscoped-overdue.ts'

/**
 * Counts what has fallen due, and queues one mail about each overdue bill or part that can be paid here, with a link that pays it without signing in. Safe to run
 * twice, and on two servers at once. Returns how many.
 */
export async function remindOfBills(services: ConnectedServices): Promise<number> {
  const { db, clock, deployment } = services
  await countDues(db, todayOf(services))
  const { reminders, linkDays } = deployment.payments
  // Without an address there is no link, and without a provider nothing to pay with.
  if (!reminders || !services.payments || deployment.publicAddress === null) return 0
  let queued = 0
  for (const row of await listOverdueInvoices(db, todayOf(services))) {
    if (payableCents(row) === 0) continue
    const part = await findNextInstalment(db, row)
    const token = await issuePayLink(services, { accountId: row.account_id, invoiceId: row.id }, linkDays)
    const isNew = await transact(db, async (transaction) => {
      if (!(await markReminded(transaction, row.id, clock.nowMs()))) return false
      await queueMail(transaction, services, {
        key: part ? `reminder:${row.number}:${part.position}` : `reminder:${row.number}`,
        template: 'reminder',
        locale: row.locale as Locale,
        to: row.email,
        data: {
          customer: row.customer_name,
          number: row.number,
          amountCents: part?.openCents ?? payableCents(row),
          dueDay: part?.day ?? row.due_day ?? todayOf(services),
          token,
          days: linkDays,
          ...(part && { part: { position: part.position, of: part.parts } }),
          isShownInSips: row.supply_kind === 'electricity',
          mayHavePvpc:
            !row.pvpc &&
            mayAskForRegulatedPrice({
              kind: row.supply_kind,
              tariff: row.tariff,
              powersW: row.powers_w,
            }),
        },
      })
      return true
    })
    if (isNew) queued += 1
  }
  return queued
}
