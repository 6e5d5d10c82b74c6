import { useTranslations } from 'use-intl'
import { useFieldText } from '../../i18n/errors/error-text.ts'

/** Words beside a field; those that only a change of power has are its own. */
export function usePowerFieldText(): (code: string) => string {
  const t = useTranslations('power')
  const fieldText = useFieldText()
  return (code) => (code === 'same_power' ? t('same') : fieldText(code))
}
