import { useTranslations } from 'use-intl'
import { Segments } from '../../ui/Segments.tsx'

/** Key of the choice 'all'. */
const all = 'all'
/** So many years fit beside the other choices on a phone; older ones are found by their number. */
const mostYears = 3

interface InvoicesShownProps {
  /** `owed`, a year, or all. */
  readonly only: string | undefined
  /** Years that have invoices, newest first. */
  readonly years: readonly number[]
  /** Something is overdue. */
  readonly owed: boolean
  readonly onOnly: (only: string | undefined) => void
}

/** Which bills the list shows: all, the overdue ones, or those of a year. */
export function InvoicesShown({ only, years, owed, onOnly }: InvoicesShownProps) {
  const t = useTranslations('invoices.shown')
  const shownYears = years.length > 1 ? years.slice(0, mostYears) : []
  const options = [
    { key: all, label: t('all') },
    ...(owed || only === 'owed' ? [{ key: 'owed', label: t('owed') }] : []),
    ...shownYears.map((year) => ({ key: String(year), label: String(year) })),
    ...(only !== undefined && only !== 'owed' && !shownYears.includes(Number(only))
      ? [{ key: only, label: only }]
      : []),
  ]
  if (options.length === 1) return null
  return (
    <div className="no-print">
      <Segments
        label={t('label')}
        options={options}
        value={only ?? all}
        onChange={(key) => onOnly(key === all ? undefined : key)}
      />
    </div>
  )
}
