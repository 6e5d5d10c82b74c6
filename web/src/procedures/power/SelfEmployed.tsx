import type { Day } from '@endoll/domain/time/day.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { Checkbox } from '../../ui/choices.tsx'

interface SelfEmployedProps {
  /** Last day of the relief (RDL 7/2026 art. 5). */
  readonly until: Day
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** The holder says to be self-employed, and so neither waits nor pays but for the extension. */
export function SelfEmployed({ until, checked, onChange }: SelfEmployedProps) {
  const t = useTranslations('power.selfEmployed')
  const { longDay } = useFormat()
  return (
    <Checkbox
      name="self_employed"
      label={t('label')}
      hint={t('hint', { day: longDay(until) })}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
