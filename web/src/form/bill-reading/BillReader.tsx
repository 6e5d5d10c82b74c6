import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceQrKey, InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { billsOf, type NoBill, type ReadBill } from './bills-of-codes.ts'
import { filledFields, type FilledFields } from './filled-fields.ts'
import { readCodes } from './read-codes.ts'

interface BillReaderProps {
  /** Called with what the code says, once it is known of which bill. */
  readonly onRead: (fields: FilledFields, qr: InvoiceQrSaid) => void
  /** Fields that the form has; without it all that a code can fill. */
  readonly takes?: readonly (keyof FilledFields)[]
}

type Reading =
  | { readonly state: 'none' }
  | { readonly state: 'busy'; readonly file: string }
  | { readonly state: 'failed'; readonly why: NoBill | 'unreadable' }
  | { readonly state: 'several'; readonly bills: readonly ReadBill[] }
  | { readonly state: 'read'; readonly bill: ReadBill; readonly fields: FilledFields }

const accepted = 'image/*,application/pdf,.pdf'
/** A scan of many pages; a photo has a few. */
const mostBytes = 30_000_000

/** The fields that a code may leave out, by its keys. */
const fieldOfKey: Partial<Record<InvoiceQrKey, 'cups' | 'p1' | 'p2' | 'p3' | 'invoiceAmount'>> = {
  cups: 'cups',
  cfP1: 'p1',
  cfP2: 'p2',
  cfP3: 'p3',
  imp: 'invoiceAmount',
}

/**
 * Fills a form from the code of a bill: a photo, which a phone takes on the spot, or its PDF. Read here, nothing is sent.
 */
export function BillReader({ onRead, takes }: BillReaderProps) {
  const t = useTranslations('bill-reading')
  const format = useFormat()
  const [reading, setReading] = useState<Reading>({ state: 'none' })
  const limit = format.bytes(mostBytes)

  const take = (bill: ReadBill) => {
    const fields = filledFields(bill.qr)
    setReading({ state: 'read', bill, fields })
    onRead(fields, bill.qr)
  }
  const read = async (file: File) => {
    setReading({ state: 'busy', file: file.name })
    const bills = await readCodes(file)
      .then(billsOf)
      .catch(() => 'unreadable' as const)
    if (typeof bills === 'string') setReading({ state: 'failed', why: bills })
    else if (bills.length === 1 && bills[0]) take(bills[0])
    else setReading({ state: 'several', bills })
  }
  const nameOf = ({ qr: { span, totalCents } }: ReadBill) => {
    const [from, to] = [format.day(span.from), format.day(lastDayOf(span))]
    return totalCents === undefined
      ? t('billOf', { from, to })
      : t('billOfAmount', { from, to, amount: format.money(totalCents) })
  }
  const isTaken = (field: keyof FilledFields) => takes === undefined || takes.includes(field)
  const filled = (fields: FilledFields) =>
    (Object.keys(fields) as (keyof FilledFields)[]).filter(isTaken).map((field) => t(`fields.${field}`))
  const lacking = (bill: ReadBill) =>
    bill.missing.flatMap((key) => {
      const field = fieldOfKey[key]
      return field === undefined || !isTaken(field) ? [] : [t(`fields.${field}`)]
    })
  return (
    <div className="stack" data-gap="s">
      <FileField
        label={t('label')}
        hint={t('hint')}
        chooseLabel={t('choose')}
        limits={{ maxFiles: 1, maxBytes: mostBytes }}
        accept={accepted}
        files={[]}
        onAdd={([file]) => void (file && read(file))}
        onRemove={() => undefined}
        onRetry={() => undefined}
        texts={{
          tooLarge: (file) => t('tooLarge', { file, limit }),
          tooMany: () => t('oneFile'),
          empty: (file) => t('empty', { file }),
          cancel: (file) => file,
          remove: (file) => file,
          retry: '',
          sent: '',
        }}
      />
      {reading.state === 'busy' ? <Progress label={reading.file} text={t('reading')} /> : null}
      {reading.state === 'failed' ? (
        <Notice tone="wait" title={t(`problems.${reading.why}.title`)} announce>
          <p>{t(`problems.${reading.why}.what`)}</p>
        </Notice>
      ) : null}
      {reading.state === 'several' ? (
        <Notice
          tone="info"
          title={t('several')}
          announce
          actions={reading.bills.map((bill) => (
            <Button key={JSON.stringify(bill.qr)} small onClick={() => take(bill)}>
              {nameOf(bill)}
            </Button>
          ))}
        />
      ) : null}
      {reading.state === 'read' ? (
        <Notice tone="good" title={nameOf(reading.bill)} announce>
          {filled(reading.fields).length > 0 ? (
            <p>{t('filled', { fields: format.list(filled(reading.fields)) })}</p>
          ) : null}
          {lacking(reading.bill).length > 0 ? (
            <p>{t('lacking', { fields: format.list(lacking(reading.bill)) })}</p>
          ) : null}
        </Notice>
      ) : null}
    </div>
  )
}
