import type { Language } from '@endoll/api/language.ts'
import { labelOn, type ElectricityLabel } from '@endoll/domain/supply/electricity-label.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { labelTables } from '../../documents/bill/bill-label.ts'
import type { DocumentTable } from '../../documents/house/house.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { html, type Markup } from '../../platform/http/html.ts'
import { texts } from '../../texts.ts'
import { priceTable } from './price-table.ts'

/** Of the tables of a bill's document: the first column has the names of the rows. */
function ofDocument({ title, columns, rows }: DocumentTable): Markup {
  return priceTable({
    caption: title,
    columns: ['', ...columns.slice(1).map(({ header }) => header)],
    rows,
  })
}

/**
 * Where the electricity of the retailer comes from, wherever it is offered: the label of the CNMC is the only instrument
 * that says so (Ley 24/2013 art. 46.1.m, Circular 2/2021), [law.origin]. Nothing where the deployment has none of the year.
 */
export function originLabel(
  labels: readonly ElectricityLabel[],
  retailerName: string,
  { day, language }: { readonly day: Day; readonly language: Language },
): Markup | undefined {
  const label = labelOn(labels, day)
  if (!label) return undefined
  const { bill } = texts[language]
  const { sources, impact } = labelTables(label, retailerName, { t: bill, format: formatterOf(language) })
  return html`<section class="card" aria-labelledby="origin">
    <h2 id="origin">${bill.label.title(String(label.year))}</h2>
    <p>${bill.label.text}</p>
    ${ofDocument(sources)} ${ofDocument(impact)}
    <p class="small">${bill.label.note(label.source)}</p>
  </section>`
}
