import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { downloadInvoice, invoicesOfYear, mostInvoicesAtOnce } from '@endoll/api/invoices.ts'
import { hasCode } from '../../../calls/api-error.ts'
import { call } from '../../../calls/call.ts'
import { fetchFile } from '../../../calls/files.ts'
import { read } from '../../../calls/query.ts'

export type YearInvoice = ReplyOf<typeof invoicesOfYear>['items'][number]

/** Whose invoices: of one contract, of one kind, or all. */
export interface YearScope {
  readonly contract: string | undefined
  readonly type: SupplyKind | undefined
}

function queryOf({ contract, type }: YearScope) {
  return {
    ...(contract !== undefined && { contract }),
    ...(type && { type }),
  }
}

/** The years that have invoices. */
export function yearsQuery(scope: YearScope) {
  return read(invoicesOfYear, { query: queryOf(scope) })
}

/** All invoices of a year (YYYY) or a month (YYYY-MM) by their day, over as many calls as it takes. */
export async function listSpan(
  scope: YearScope,
  span: string,
  signal: AbortSignal,
): Promise<readonly YearInvoice[]> {
  const ofYear = await listYear(scope, span.slice(0, 4), signal)
  return ofYear.filter(({ date }) => date.startsWith(span))
}

async function listYear(
  scope: YearScope,
  year: string,
  signal: AbortSignal,
): Promise<readonly YearInvoice[]> {
  const found: YearInvoice[] = []
  for (;;) {
    const query = { ...queryOf(scope), year, offset: String(found.length) }
    const { items, n_items } = await call(invoicesOfYear, { query }, { signal })
    found.push(...items)
    if (items.length < mostInvoicesAtOnce || found.length >= n_items) return found
  }
}

export async function fetchPdf({ id }: YearInvoice, signal: AbortSignal): Promise<Blob> {
  return (await fetchFile(downloadInvoice, { params: { id: String(id) } }, { signal })).content
}

/** Whether the next file would fail for the same reason: no network, no session, no PDF compiler. */
export function stopsAll(error: unknown): boolean {
  return hasCode(
    error,
    'offline',
    'busy',
    'maintenance',
    'too_many_attempts',
    'documents_unavailable',
    'unauthenticated',
  )
}
