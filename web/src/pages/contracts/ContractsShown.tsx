import type { ContractsShown as Shown, ContractsSummary } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { Segments } from '../../ui/Segments.tsx'
import { shownChoices } from './shown-choices.ts'

interface ContractsShownProps {
  readonly only: Shown | undefined
  /** Of the contracts of this kind. */
  readonly summary: ContractsSummary
  readonly onOnly: (only: Shown | undefined) => void
}

/** Which contracts the list shows: all, those with debt, or those in a state. Nothing where all stand alike. */
export function ContractsShown({ only, summary, onOnly }: ContractsShownProps) {
  const t = useTranslations('contracts.shown')
  const choices = shownChoices(summary, only)
  if (choices.length === 0) return null
  return (
    <div className="no-print">
      <Segments<Shown | 'all'>
        label={t('label')}
        options={[
          { key: 'all', label: t('all') },
          ...choices.map(({ key, count }) => ({ key, label: t(key, { count }) })),
        ]}
        value={only ?? 'all'}
        onChange={(key) => onOnly(key === 'all' ? undefined : key)}
      />
    </div>
  )
}
