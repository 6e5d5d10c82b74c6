import type { Language } from '@endoll/api/language.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import type { BillData } from '../bill-data.ts'
import type { Document } from '../document.ts'
import type { Fact, FactSection } from '../house/fact.ts'
import type { DocumentTable } from '../house/house.ts'
import { billAccess, type AccessContent } from './bill-access.ts'
import { billDestination, type DestinationContent } from './bill-destination.ts'
import { billAnswer, billCustomer, billDetail, billHelp, billHighlights, billSupply } from './bill-facts.ts'
import { billHistory, type HistoryContent } from './bill-history.ts'
import { billLabel, type LabelContent } from './bill-label.ts'
import { billGroups, type BillGroup } from './bill-lines.ts'
import { billMore } from './bill-more.ts'
import { billQr, codeOf, type QrContent } from './bill-qr.ts'
import { billReadings } from './bill-readings.ts'
import { hasPvpcForm, pvpcContent, type PvpcContent } from './pvpc/pvpc-content.ts'
import { billWordsOf } from './bill-words.ts'

/** What `bill.typ` lays out. */
export interface BillContent {
  readonly title: string
  readonly answer: string
  readonly detail: string
  /** The code of VERI*FACTU and its legend; null if the issuer has put none on it. */
  readonly verifactu: {
    readonly svg: string
    readonly alt: string
    readonly title: string
    readonly legend: string
  } | null
  readonly highlights: readonly Fact[]
  readonly summary: DocumentTable & { readonly total: readonly [name: string, amount: string] }
  readonly destination: DestinationContent | null
  readonly history: HistoryContent | null
  readonly supply: FactSection
  readonly customer: FactSection
  readonly help: FactSection
  /** Name, tax number and address of the retailer. */
  readonly retailer: readonly string[]
  readonly readings: DocumentTable | null
  readonly lines: {
    readonly title: string
    readonly columns: DocumentTable['columns']
    readonly groups: readonly BillGroup[]
    readonly total: readonly [name: string, amount: string]
  }
  /** Tolls and charges of the lines above. */
  readonly access: AccessContent | null
  /** What the law wants said and most readers do not look for. */
  readonly more: FactSection
  readonly label: LabelContent | null
  readonly qr: QrContent | null
  /** The two sides of a bill at the PVPC, instead of the above but for title, codes and label; null for all others. */
  readonly pvpc: PvpcContent | null
}

/**
 * One invoice, electricity or gas: the amount and how it is paid first, then what is paid for, where the money goes
 * and the consumption of a year; overleaf the readings and every line as it was worked out. It is drawn from what was
 * known when it was issued: the same bytes whenever it is asked for.
 */
export function billDocument(data: BillData, language: Language): Document {
  const words = billWordsOf(language)
  const { t, format } = words
  const { organisation, invoice, bill, supply } = data
  const groups = billGroups(data, words)
  const title = t.title(supply.kind, invoice.number)
  const givesBack = isRefund(invoice.type) || bill.totalCents < 0
  const totalName = isRefund(invoice.type) ? t.highlights.refund : t.summary.total
  const total = [totalName, format.money(bill.totalCents)] as const
  const access = billAccess(data, words)
  const content: BillContent = {
    title,
    answer: billAnswer(data, words),
    detail: billDetail(data, words),
    verifactu:
      invoice.verifactuCode === undefined ? null : { ...t.verifactu, svg: codeOf(invoice.verifactuCode) },
    highlights: billHighlights(data, words),
    summary: {
      title: givesBack ? t.summary.refundTitle : t.summary.title,
      columns: [
        { header: t.summary.concept, align: 'start' },
        { header: t.summary.amount, align: 'end' },
      ],
      rows: groups.map(({ name, amount }) => [name, amount]),
      total,
    },
    destination: billDestination(data, words),
    history: billHistory(data, words),
    supply: billSupply(data, words),
    customer: billCustomer(data, words),
    help: billHelp(data, words, organisation.schedule[language]),
    retailer: [
      organisation.legalName,
      t.retailer.nif(organisation.nif),
      ...(organisation.address === null ? [] : [organisation.address]),
    ],
    readings: billReadings(data, words),
    lines: {
      title: t.lines.title,
      columns: [
        { header: t.lines.concept, align: 'start' },
        { header: t.lines.calculation, align: 'start' },
        { header: t.lines.amount, align: 'end' },
      ],
      groups,
      total,
    },
    access,
    more: billMore(data, words),
    label: billLabel(data, words),
    qr: billQr(data, words),
    pvpc: hasPvpcForm(data) ? pvpcContent(data, words, access?.note ?? '') : null,
  }
  return {
    template: content.pvpc ? 'bill/pvpc/pvpc.typ' : 'bill/bill.typ',
    title: `${title} · ${organisation.name}`,
    fileName: t.fileName(invoice.number),
    content,
  }
}
