import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { monthOf } from '@endoll/domain/time/day.ts'
import { capital } from '../i18n/format.ts'
import { useFormat } from '../i18n/use-format.ts'

/** What a bill bills, in few words: 'Octubre de 2026'; '15 sept. – 14 oct. 2026' where that is no calendar month. */
export function useBilledTime() {
  const { month, shortDay } = useFormat()
  return ({ start_date: start, end_date: end }: Pick<InvoiceItem, 'start_date' | 'end_date'>): string => {
    if (monthOf(start) === monthOf(end)) return capital(month(monthOf(end)))
    const days = [shortDay(start, start.slice(0, 4) !== end.slice(0, 4)), shortDay(end, true)]
    // A line breaks between two days, or before a year.
    return days.map((day) => day.replaceAll(/ (?!(del )?\d+$)/g, '\u00a0')).join(' – ')
  }
}
