import { useTranslations } from 'use-intl'
import { useFieldText } from '../../i18n/errors/error-text.ts'

/** Words beside a field; those that only a change of power has are its own. */
export function usePowerFieldText(): (code: string) => string {
  const t = useTranslations('power')
  const fieldText = useFieldText()
  return (code) => {
    if (code === 'same_power') return t('same')
    return fieldText(code === 'lead_contact_phone_not_valid' ? 'phone_not_valid' : code)
  }
}
