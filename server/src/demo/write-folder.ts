import { mkdir } from 'node:fs/promises'
import type { Day } from '@endoll/domain/time/day.ts'
import { writeAttachments } from './attachments.ts'
import { makeInvoices } from './bills/make-invoices.ts'
import { writeBills } from './bills/write-bills.ts'
import { writeCaseCategories } from './case-categories.ts'
import type { DemoContract } from './contract.ts'
import { writeCoupons } from './coupons.ts'
import { curveSources } from './curve-days.ts'
import { gestoriaContracts } from './gestoria-contracts.ts'
import { householdContracts } from './household-contracts.ts'
import { writeMarket } from './market.ts'
import { writeProductOffers } from './product-offers.ts'
import { writeSharing } from './sharing.ts'
import { writeSupplyPoints } from './supply-points.ts'
import { writeTariffOptions } from './tariff-options.ts'
import { writeCurves } from './write-curves.ts'
import { writeTables } from './write-tables.ts'
import { writeTexts } from './write-texts.ts'

/** Every contract of the demo on a day. */
export function demoContracts(today: Day): DemoContract[] {
  return [...householdContracts(today), ...gestoriaContracts(today)]
}

/**
 * Writes the demo as an import folder like a retailer's: the tables, three years of hours ending the day before
 * `today`, made-up prices of the market, and the bills that these hours come to. The seed is fixed: the same day is drawn alike whenever it is
 * written, and the same bill is made.
 */
export async function writeDemoFolder(folder: string, today: Day): Promise<void> {
  await mkdir(folder, { recursive: true })
  const contracts = demoContracts(today)
  const invoices = makeInvoices(contracts, today)
  await writeTables(folder, contracts, invoices)
  await writeTexts(folder)
  await writeTariffOptions(folder, today)
  await writeBills(folder, invoices)
  await writeAttachments(folder)
  await writeCoupons(folder, today)
  await writeProductOffers(folder)
  await writeSupplyPoints(folder, today)
  await writeCaseCategories(folder)
  await writeMarket(folder, today)
  await writeSharing(folder, contracts, today)
  await writeCurves(folder, curveSources(contracts, today), today)
}
