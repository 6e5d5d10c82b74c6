import { languageOf, type Locale } from '@endoll/api/language.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { listProductPrices } from '../../../billing/billed-supply.ts'
import { documentFile } from '../../../documents/document.ts'
import { fileDocument } from '../../../documents/file-document.ts'
import { priceNoticeDocument } from '../../../documents/price-notice/price-notice-document.ts'
import { tellOwedByPost } from '../../../mails/returns/tell-retailer.ts'
import { formatterOf } from '../../../platform/formatter.ts'
import { todayOf } from '../../../platform/clock.ts'
import { at } from '../../../platform/db/at.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Services } from '../../../platform/services.ts'
import { taxesOfContract } from '../../../billing/taxed-prices.ts'
import { supplyAddress } from '../../../billing/supply-address.ts'
import { readContract } from '../../../platform/unscoped-contracts.ts'
import { texts } from '../../../texts.ts'
import { findYearAtPrices } from '../../product-year/queries.ts'
import { noticesAtOnce, readUntold, type Untold } from '../unscoped-price-notices.ts'

type Noticing = Pick<Services, 'db' | 'clock' | 'deployment' | 'pdf' | 'jobs'>

/** Writes the notice of one change, lays it among the documents of its contract, and tells the retailer where nobody can be mailed. */
async function makeOne(services: Noticing, untold: Untold): Promise<void> {
  const { db, clock, deployment } = services
  const today = todayOf(services)
  const { from_day: fromDay, locale } = untold
  const language = languageOf((locale ?? deployment.defaultLanguage) as Locale)
  const contract = await readContract(db, untold.contract_id)
  const prices = await listProductPrices(db, untold.product_code)
  const on = (day: string) => prices.filter(({ from, to }) => from <= day && (to === undefined || day < to))
  const last = addDays(fromDay, -1)
  const document = priceNoticeDocument(
    {
      contract: { name: contract.name, holder: contract.owner_name, address: supplyAddress(contract) },
      product: { name: untold.product_name, revision: untold.revision },
      sentOn: today,
      fromDay,
      before: on(last),
      after: on(fromDay),
      taxes: taxesOfContract(contract, today),
      year: await findYearAtPrices(services, contract, {
        code: untold.product_code,
        before: last,
        after: fromDay,
      }),
    },
    { deployment, language },
  )
  const content = await documentFile(services, document, { signer: deployment, language, day: today }).body()
  const { filed } = texts[language].priceNotice
  await transact(db, async (transaction) => {
    // Where two are made at once, the first is kept.
    const notice = await transaction
      .insertInto('price_notice')
      .values({
        contract_id: contract.id,
        product_code: untold.product_code,
        from_day: fromDay,
        prices_hash: untold.prices_hash,
        made_at: at(clock.nowMs()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!notice) return
    const attachment_id = await fileDocument(transaction, {
      contractId: contract.id,
      day: today,
      name: filed.name(formatterOf(language).longDay(fromDay)),
      category: filed.category,
      filename: `${document.fileName}.pdf`,
      reference: `endoll:prices:${notice.id}`,
      content,
    })
    await transaction.updateTable('price_notice').set({ attachment_id }).where('id', '=', notice.id).execute()
    if (locale !== null) return
    await tellOwedByPost(transaction, services, {
      key: `prices:${notice.id}`,
      notice: notice.id,
      code: untold.customer_code,
      contract: contract.name,
      about: { kind: 'prices', product: untold.product_name, from_day: fromDay },
    })
  })
}

/** Makes the notice of every change of prices that a contract was not told. Safe to run twice, and on two servers at once. */
export async function makePriceNotices(services: Noticing): Promise<void> {
  for (;;) {
    const untold = await readUntold(services.db, todayOf(services))
    for (const one of untold) await makeOne(services, one)
    if (untold.length < noticesAtOnce) return
  }
}
