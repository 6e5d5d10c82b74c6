import { addressLimits } from '@endoll/domain/identity/address.ts'
import { POSTAL_CODE_DIGITS } from '@endoll/domain/identity/postal-code.ts'
import { useTranslations } from 'use-intl'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import type { ErrorMessage } from '../field-errors.ts'

/** Error texts of the fields of an address: the one for `too_long` names the limit of the field. */
export function useAddressFieldText(limits: Readonly<Record<string, number>> = addressLimits): ErrorMessage {
  const t = useTranslations('errors.field')
  const fieldText = useFieldText({ postal_code_length: POSTAL_CODE_DIGITS })
  return (code, field) =>
    code === 'too_long' ? t('too_long', { limit: limits[field] ?? 0 }) : fieldText(code)
}
