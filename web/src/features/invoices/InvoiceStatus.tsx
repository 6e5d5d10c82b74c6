import { centsOf } from '@endoll/api/cents.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { useTranslations } from 'use-intl'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { hasHistory, isOwed, statusNotes, statusTone } from './invoice-status.ts'
import type { StatusNote } from './invoice-status.ts'

interface InvoiceStatusProps {
  invoice: InvoiceItem
  /** Opens the history; left out where it is not offered. */
  onHistory?: (invoice: InvoiceItem) => void
}

/** The payment status of an invoice with its notes; a button where there is a history to open. */
export function InvoiceStatus({ invoice, onHistory }: InvoiceStatusProps) {
  const t = useTranslations('invoices')
  const say = useNoteWords()
  const status = useStatusWords()(invoice)
  const chip = <Chip tone={statusTone(invoice)}>{isOwed(invoice) ? <strong>{status}</strong> : status}</Chip>
  return (
    <span className="lines invoice-status">
      {onHistory && hasHistory(invoice) ? (
        <button
          type="button"
          className="chip-button"
          aria-haspopup="dialog"
          aria-label={t('history.openStatus', { status, number: invoice.number })}
          onClick={() => onHistory(invoice)}
        >
          {chip}
        </button>
      ) : (
        chip
      )}
      {statusNotes(invoice)
        .filter(isApart)
        .map((note) => (
          <span key={note.key} className="small soft">
            {isSaidByChip(note, invoice) ? t('status.partially_paid') : say(note)}
          </span>
        ))}
    </span>
  )
}

/** What is owed or will be charged, and when; where neither is so, the status alone. */
function useStatusWords() {
  const t = useTranslations('invoices')
  const { money, shortDay } = useFormat()
  return (invoice: InvoiceItem): string => {
    if (isOwed(invoice)) return t('says.owes', { amount: money(centsOf(invoice.amount_debt)) })
    const due = statusNotes(invoice).find((note) => !isApart(note))
    if (due?.key === 'byBank') return t('note.byBank')
    if (!due || !('day' in due)) return t(`status.${invoice.payment_status}`)
    return t(due.key === 'charged' ? 'says.charged' : 'says.toPay', {
      day: shortDay(due.day).replaceAll(' ', '\u00a0'),
    })
  }
}

/** What the chip does not say already. */
function isApart({ key }: StatusNote): boolean {
  return key !== 'charged' && key !== 'toPay' && key !== 'byBank'
}

/** Of a bill paid in part the chip names what is owed; the same amount is not said twice. */
function isSaidByChip(note: StatusNote, invoice: InvoiceItem): boolean {
  return 'amountCents' in note && isOwed(invoice) && note.amountCents === centsOf(invoice.amount_debt)
}

function useNoteWords() {
  const t = useTranslations('invoices.note')
  const { money } = useFormat()
  const dayWords = useDayWords()
  return (note: StatusNote): string => {
    if ('day' in note) return t(note.key, { day: dayWords(note.day) })
    if ('amountCents' in note) return t(note.key, { amount: money(note.amountCents) })
    return t(note.key)
  }
}
