import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { invoicesOfYear } from '@endoll/api/invoices.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../../../calls/api-error.ts'
import { useErrorText } from '../../../i18n/errors/error-text.ts'
import { capital } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { PartFailure } from '../../../failures/PartFailure.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { safeInName } from './file-names.ts'
import { useYearZip } from './use-year-zip.ts'
import type { ZipSpan, ZipState } from './use-year-zip.ts'
import { yearsQuery } from './year-files.ts'
import type { YearInvoice } from './year-files.ts'

const choices = ['all', 'electricity', 'gas'] as const
type Choice = (typeof choices)[number]
const monthNumbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

interface YearZipDialogProps {
  /** The one contract that the page is about. */
  contract: string | undefined
  /** The kind that the page shows; undefined if the customer has only one. */
  kind: SupplyKind | undefined
  open: boolean
  onClose: () => void
}

/** Downloads the invoices of a year or a month as one file: choice of the year, progress, failures, the saved file. */
export function YearZipDialog({ contract, kind, open, onClose }: YearZipDialogProps) {
  const t = useTranslations('year-zip')
  const [choice, setChoice] = useState<Choice>(kind ?? 'all')
  const [wanted, setWanted] = useState<number>()
  /** MM; empty for the whole year. */
  const [month, setMonth] = useState('')
  const scope = { contract, type: choice === 'all' ? undefined : choice }
  const years = useQuery(yearsQuery(scope))
  const { data } = years
  const year = data?.years.find((one) => one.year === wanted)?.year ?? data?.years[0]?.year
  const span = year === undefined ? undefined : month === '' ? String(year) : `${year}-${month}`
  const { state, start, stop, goOn, save } = useYearZip((chosen, { type }) => (done, of) => {
    const name = contract
      ? t('fileName.contract', { contract: safeInName(contract), year: chosen })
      : t(`fileName.${type ?? 'all'}`, { year: chosen })
    return `${safeInName(done < of ? t('fileName.part', { name, done, of }) : name)}.zip`
  })
  const mainButton = useRef<HTMLButtonElement>(null)
  const running = state.at === 'running'
  const close = running ? stop : onClose
  const main = {
    choosing: { label: t('start'), press: () => span !== undefined && start(scope, span) },
    running: { label: t('running'), press: () => undefined },
    stopped: { label: t('goOn'), press: goOn },
    saved: isPart(state) ? { label: t('goOn'), press: goOn } : { label: t('saveAgain'), press: save },
  }[state.at]
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title')}
      closeLabel={t(running ? 'cancel' : 'close')}
      footer={
        <>
          {/* The same element in all states, so that it keeps the focus. */}
          <Button
            ref={mainButton}
            look="primary"
            busy={running}
            busyLabel={t('running')}
            disabledReason={state.at === 'choosing' && data?.years.length === 0 ? t('none') : undefined}
            onClick={main.press}
          >
            {main.label}
          </Button>
          {state.at === 'stopped' && state.done > 0 ? (
            <Button
              onClick={() => {
                mainButton.current?.focus()
                save()
              }}
            >
              {t('save', { count: state.done })}
            </Button>
          ) : null}
          <Button onClick={close}>{t(running ? 'cancel' : 'close')}</Button>
        </>
      }
    >
      <div className="stack">
        {state.at === 'choosing' ? (
          <>
            <p>{t('intro')}</p>
            {kind ? (
              <Segments
                label={t('kind')}
                options={choices.map((key) => ({ key, label: t(`kinds.${key}`) }))}
                value={choice}
                onChange={setChoice}
              />
            ) : null}
            <YearChoice years={years} year={year} onChoose={setWanted} />
            {year === undefined ? null : <MonthChoice year={year} month={month} onChoose={setMonth} />}
          </>
        ) : (
          <Standing state={state} span={span} />
        )}
      </div>
    </Dialog>
  )
}

interface YearChoiceProps {
  readonly years: UseQueryResult<ReplyOf<typeof invoicesOfYear>, ApiError>
  readonly year: number | undefined
  readonly onChoose: (year: number) => void
}

function YearChoice({ years: { data, error, refetch }, year, onChoose }: YearChoiceProps) {
  const t = useTranslations('year-zip')
  if (error && !data) return <PartFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton label={t('loading')} shape="text" />
  return (
    <Select
      name="year"
      label={t('year')}
      width="medium"
      value={String(year ?? '')}
      options={data.years.map((one) => ({
        value: String(one.year),
        label: t('yearOption', { year: String(one.year), count: one.n_invoices }),
      }))}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  )
}

interface MonthChoiceProps {
  readonly year: number
  readonly month: string
  readonly onChoose: (month: string) => void
}

/** The whole year, or a month of it. */
function MonthChoice({ year, month, onChoose }: MonthChoiceProps) {
  const t = useTranslations('year-zip')
  const { month: monthText } = useFormat()
  const months = monthNumbers.map((value) => ({ value, label: capital(monthText(`${year}-${value}`)) }))
  return (
    <Select
      name="month"
      label={t('month')}
      width="medium"
      value={month}
      options={[{ value: '', label: t('wholeYear') }, ...months]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}

/** A file was saved without all invoices. */
function isPart(state: ZipState) {
  return state.at === 'saved' && state.done < state.of
}

interface StandingProps {
  readonly state: Exclude<ZipState, { at: 'choosing' }>
  /** Undefined where the years are no longer known. */
  readonly span: ZipSpan | undefined
}

/** Progress, why it stopped, or the name of the saved file. */
export function Standing({ state, span }: StandingProps) {
  const t = useTranslations('year-zip')
  const { month: monthText } = useFormat()
  const errorText = useErrorText()
  const { done, of } = state
  if (of === 0) return <Notice tone="neutral" title={t('empty')} announce />
  if (state.at === 'saved') {
    return (
      <Notice tone="good" title={t('saved.title')} announce>
        {t('saved.text', { name: state.name, count: done })}
      </Notice>
    )
  }
  return (
    <>
      <Progress
        label={t('progress', {
          year: span === undefined || span.length === 4 ? (span ?? '') : monthText(span),
        })}
        text={of === undefined ? t('listing') : t('of', { done, of })}
        value={of === undefined ? undefined : done}
        max={of || 1}
      />
      {state.at === 'running' ? (
        <p className="small soft">{t('stay')}</p>
      ) : (
        <Notice
          tone={state.error === undefined && state.failed.length === 0 ? 'neutral' : 'bad'}
          title={
            state.failed.length > 0
              ? t('stopped.partTitle', { count: state.failed.length })
              : t('stopped.title')
          }
          announce
        >
          {state.error === undefined ? null : <p>{errorText(state.error)}</p>}
          {state.failed.length > 0 ? <Numbers invoices={state.failed} /> : null}
          <p>{of === undefined || done === 0 ? t('stopped.nothing') : t('stopped.kept', { done, of })}</p>
        </Notice>
      )}
    </>
  )
}

const mostNumbers = 5

interface NumbersProps {
  readonly invoices: readonly YearInvoice[]
}

function Numbers({ invoices }: NumbersProps) {
  const t = useTranslations('year-zip.stopped')
  const { list } = useFormat()
  const named = invoices.slice(0, mostNumbers).map(({ number }) => number)
  const more = invoices.length - named.length
  const numbers = list(more > 0 ? [...named, t('more', { count: more })] : named)
  return <p>{t('numbers', { numbers })}</p>
}
