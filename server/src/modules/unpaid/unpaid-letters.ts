import type { LetterModel } from '@endoll/domain/billing/unpaid-letters.ts'
import { demandedOn, unpaidOutlook, unpaidRule } from '@endoll/domain/billing/pending-ladder.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { readProtections } from '../../billing/contract-protections.ts'
import { sentLetter } from '../../billing/unpaid-letters.ts'
import { documentFile } from '../../documents/document.ts'
import { unpaidLetterDocument } from '../../documents/unpaid-letter/unpaid-letter-document.ts'
import { todayOf } from '../../platform/clock.ts'
import { invalidFields, notFound } from '../../platform/http/failure.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { listUnpaid, type UnpaidRow } from './unscoped-unpaid.ts'

async function standingOf(services: Services, row: UnpaidRow, today: Day) {
  const { db, deployment } = services
  const nif = parseNif(row.fiscal_nif)
  const supply = {
    energy: 'electricity' as const,
    use: nif.ok && nif.kind === 'company' ? ('business' as const) : ('household' as const),
    powersW: row.powers_w,
    protections: await readProtections(db, row.contract_id),
    serviceDays: deployment.organisation.serviceDays,
  }
  const letters = row.letters.map(sentLetter)
  const way = { rungs: row.rungs, letters }
  // The letter itself names the day that its own sending, the first or one more, has come to.
  const unsent = { ...way, letters: letters.filter(({ annex }) => annex !== 'IV') }
  const { cutDay, minimumSupply } = unpaidOutlook(way, supply, today)
  return {
    isHome: unpaidRule(supply, today) === 'home',
    demanded: demandedOn(way),
    cutDay,
    isLowered: minimumSupply !== undefined && minimumSupply.from <= today,
    letterDay: unpaidOutlook(unsent, supply, today).cutDay,
  }
}

/** A letter of RD 897/2017 of an unpaid bill; throws not-found, or not_valid where none is due. */
export async function openLetter(
  services: Services,
  { number, annex }: { readonly number: string; readonly annex: LetterModel },
): Promise<SentFile> {
  const today = todayOf(services)
  const [row] = await listUnpaid(services.db, { today, number })
  if (!row) throw notFound()
  const { isHome, letterDay: cutDay, isLowered } = await standingOf(services, row, today)
  const isDue = annex === 'IV' ? cutDay !== undefined : annex !== 'VIII' || isLowered
  if (!isHome || !isDue) throw invalidFields({ annex: ['not_valid'] })
  const { deployment } = services
  const document = unpaidLetterDocument(annex, {
    invoice: {
      number: row.number,
      day: row.day,
      dueDay: row.due_day ?? undefined,
      debtCents: row.debt_cents,
    },
    holder: row.holder,
    address: row.supply_address,
    cups: row.cups,
    contract: row.contract,
    phone: deployment.organisation.claimsPhone ?? deployment.organisation.phone,
    of: row.has_bonus ? 'bonus' : row.regulated ? 'pvpc' : 'free_market',
    cutDay,
  })
  return documentFile(services, document, { signer: deployment, language: 'es', day: today })
}

/** The supplies of homes of which payment was demanded and that have not paid, for the list of annex V. */
export async function listDemandedSupplies(services: Services) {
  const today = todayOf(services)
  const rows = await listUnpaid(services.db, { today })
  const standing = await Promise.all(
    rows.map(async (row) => ({ row, ...(await standingOf(services, row, today)) })),
  )
  return {
    supplies: standing.flatMap(({ row, isHome, demanded, cutDay }) =>
      !isHome || demanded === undefined
        ? []
        : [
            {
              cups: row.cups,
              address: row.supply_address,
              postal_code: row.postal_code,
              province: row.province,
              invoice: row.number,
              demanded_on: demanded,
              cut_from: cutDay ?? null,
              letters: row.letters.map(({ annex, reference, sent_day, delivered_day, returned_day }) => ({
                annex,
                reference,
                sent_on: sent_day,
                delivered_on: delivered_day,
                returned_on: returned_day,
              })),
            },
          ],
    ),
  }
}
