import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import type { InvoiceQrKey, InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { filledFields, type FilledFields, type KnownRetailer } from './filled-fields.ts'
import { isPdf, prepareReader, readBillFile, ReaderNotLoaded } from './read-codes.ts'
import { sourcesOf, type BillEnergy, type BillSource, type NoSource } from './sources-of-bill.ts'

/** What came of filling the form. */
export interface FillReport {
  /** Fields that something else stood in, and what that was. */
  readonly replaced: readonly { readonly field: keyof FilledFields; readonly was: string }[]
  /** What else is to be said, in whole sentences. */
  readonly notes: readonly string[]
}

interface BillReaderProps {
  /** Called with what the file says, once it is known of which bill; what its code says more, where it was a code. */
  readonly onRead: (fields: FilledFields, qr: InvoiceQrSaid | undefined) => FillReport | void
  /** Fields that the form has. */
  readonly takes: readonly (keyof FilledFields)[]
  /** Those that the form offers, where it asks for the present retailer. */
  readonly retailers?: readonly KnownRetailer[] | undefined
  /** Of which supply the form asks. */
  readonly energy?: BillEnergy
  /** Whether the words of a PDF are searched for a CUPS too. */
  readonly words?: boolean
  /** Somebody has asked for it: what it needs comes at once, and not only when a file is chosen. */
  readonly asked?: boolean
}

type Reading =
  | { readonly state: 'none' }
  | { readonly state: 'busy'; readonly file: string }
  | { readonly state: 'failed'; readonly why: NoSource | 'none_pdf' | 'unreadable' | 'not_loaded' }
  | { readonly state: 'several'; readonly sources: readonly BillSource[] }
  | { readonly state: 'read'; readonly source: BillSource; readonly report: FillReport }

const accepted = 'image/*,application/pdf,.pdf'
/** A scan of many pages; a photo has a few. */
const mostBytes = 30_000_000

/** The fields that a code may leave out, by its keys. */
const fieldOfKey: Partial<Record<InvoiceQrKey, keyof FilledFields>> = {
  cups: 'cups',
  com: 'comerOrigin',
  cp: 'postalCode',
  cfP1: 'p1',
  cfP2: 'p2',
  cfP3: 'p3',
  imp: 'invoiceAmount',
}

/**
 * Fills a form from a bill: from its code on a photo, which a phone takes on the spot, or from its PDF. Read here, nothing is
 * sent.
 */
export function BillReader({
  onRead,
  takes,
  retailers,
  energy = 'electricity',
  words = false,
  asked = false,
}: BillReaderProps) {
  const t = useTranslations('bill-reading')
  const format = useFormat()
  const [reading, setReading] = useState<Reading>({ state: 'none' })
  // The bill that the form was filled from, which a file that cannot be read does not take away.
  const [filledFrom, setFilledFrom] = useState<BillSource>()
  const limit = format.bytes(mostBytes)
  useEffect(() => {
    if (asked) prepareReader()
  }, [asked])

  const fieldsOf = (source: BillSource): FilledFields => {
    const said = source.from === 'text' ? { cups: source.cups } : filledFields(source.bill.qr, retailers)
    const isTaken = ([field]: [string, string]) =>
      takes.includes(field as keyof FilledFields) &&
      // A code is of electricity, and so are its CUPS and its retailer.
      !(energy === 'gas' && source.from === 'code' && ['cups', 'comerOrigin'].includes(field))
    return Object.fromEntries(Object.entries(said).filter(isTaken))
  }
  const take = (source: BillSource) => {
    const report = onRead(fieldsOf(source), source.from === 'code' ? source.bill.qr : undefined)
    setReading({ state: 'read', source, report: report ?? { replaced: [], notes: [] } })
    setFilledFrom(source)
  }
  const read = async (file: File) => {
    setReading({ state: 'busy', file: file.name })
    const sources = await readBillFile(file, { words })
      .then((found) => sourcesOf(found, energy))
      .catch((error: unknown) => (error instanceof ReaderNotLoaded ? 'not_loaded' : 'unreadable'))
    // Advice to hold the camera nearer makes no sense for a PDF.
    if (sources === 'none' && isPdf(file)) setReading({ state: 'failed', why: 'none_pdf' })
    else if (typeof sources === 'string') setReading({ state: 'failed', why: sources })
    else if (sources.length === 1 && sources[0]) take(sources[0])
    else setReading({ state: 'several', sources })
  }
  const nameOf = (source: BillSource) => {
    if (source.from === 'text') return t('cupsOf', { cups: groupCups(source.cups) })
    const { span, totalCents } = source.bill.qr
    const [from, to] = [format.day(span.from), format.day(lastDayOf(span))]
    return totalCents === undefined
      ? t('billOf', { from, to })
      : t('billOfAmount', { from, to, amount: format.money(totalCents) })
  }
  return (
    <div className="stack" data-gap="s">
      <FileField
        label={t('label')}
        hint={t(energy === 'gas' ? 'hintGas' : 'hint')}
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
          removed: (file) => file,
        }}
      />
      {reading.state === 'busy' ? <Progress label={reading.file} text={t('reading')} /> : null}
      {reading.state === 'failed' ? (
        <Notice tone="wait" title={t(`problems.${reading.why}.title`)} announce>
          <p>{t(`problems.${reading.why}.what`)}</p>
          {filledFrom ? <p>{t('stays', { bill: nameOf(filledFrom) })}</p> : null}
        </Notice>
      ) : null}
      {reading.state === 'several' ? (
        <Notice
          tone="info"
          title={t(reading.sources[0]?.from === 'text' ? 'severalCups' : 'several')}
          announce
          actions={reading.sources.map((source) => (
            <Button key={JSON.stringify(source)} small onClick={() => take(source)}>
              {nameOf(source)}
            </Button>
          ))}
        />
      ) : null}
      {reading.state === 'read' ? (
        <Notice tone="good" title={nameOf(reading.source)} announce>
          <Filled {...reading} fields={fieldsOf(reading.source)} takes={takes} energy={energy} />
        </Notice>
      ) : null}
    </div>
  )
}

interface FilledProps {
  readonly source: BillSource
  readonly report: FillReport
  readonly fields: FilledFields
  readonly takes: readonly (keyof FilledFields)[]
  readonly energy: BillEnergy
}

/** Which fields were filled and from what, what they take the place of, and what has to be typed. */
function Filled({ source, report, fields, takes, energy }: FilledProps) {
  const t = useTranslations('bill-reading')
  const { list } = useFormat()
  const isCode = source.from === 'code'
  const filled = (Object.keys(fields) as (keyof FilledFields)[]).map((field) => t(`fields.${field}`))
  const missing = isCode ? source.bill.missing.map((key) => fieldOfKey[key]) : []
  const lacking = missing.flatMap((field) => (field && takes.includes(field) ? [t(`fields.${field}`)] : []))
  const replaced = report.replaced.map(({ field, was }) => `${t(`fields.${field}`)} (${was})`)
  return (
    <>
      {isCode && energy === 'gas' ? <p>{t('ofElectricity')}</p> : null}
      {filled.length > 0 ? <p>{t(isCode ? 'filled' : 'filledText', { fields: list(filled) })}</p> : null}
      {replaced.length > 0 ? <p>{t('replaced', { fields: list(replaced) })}</p> : null}
      {lacking.length > 0 ? <p>{t('lacking', { fields: list(lacking) })}</p> : null}
      {report.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
}
