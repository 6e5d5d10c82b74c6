import { addressLimits } from '@endoll/domain/identity/address.ts'
import { useTranslations } from 'use-intl'
import { useFieldText } from '../../i18n/errors/error-text.ts'
import type { ErrorMessage } from '../field-errors.ts'

const limits: Readonly<Record<string, number>> = addressLimits

/** Words for what is wrong with a field of an address: what is too long says how long that field may be. */
export function useAddressFieldText(): ErrorMessage {
  const t = useTranslations('errors.field')
  const fieldText = useFieldText()
  return (code, field) =>
    code === 'too_long' ? t('too_long', { limit: limits[field] ?? 0 }) : fieldText(code)
}
