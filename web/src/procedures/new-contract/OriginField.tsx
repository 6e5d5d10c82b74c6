import { listGasOriginRetailers, listOriginRetailers } from '@endoll/api/contracting.ts'
import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { useFieldError } from '../../form/field-errors.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import type { HomeValues } from './steps/HomeStep.tsx'

interface OriginFieldProps {
  readonly form: UseFormReturn<HomeValues>
  readonly gas: boolean
}

/** With which retailer the supply is now. */
export function OriginField({ form, gas }: OriginFieldProps) {
  const t = useTranslations('new-contract.home')
  const words = useTranslations('address')
  const error = useFieldError('comerOrigin')
  const { data = [], isError } = useQuery({
    ...read(gas ? listGasOriginRetailers : listOriginRetailers, {}),
    staleTime: Infinity,
  })
  const { watch, setValue, formState } = form
  const [chosen, name] = watch(['comerOrigin', 'comerOriginName'])
  const listed = data.map((retailer) => ({ value: String(retailer.id), label: retailer.name }))
  return (
    <Combobox
      name="comerOrigin"
      label={t('origin')}
      hint={isError ? t('listFailed') : t('originHint')}
      error={error}
      value={chosen || undefined}
      options={listed.length > 0 || chosen === '' ? listed : [{ value: chosen, label: name }]}
      onChange={(value) => {
        setValue('comerOriginName', listed.find((one) => one.value === value)?.label ?? '')
        setValue('comerOrigin', value ?? '', { shouldValidate: formState.isSubmitted })
      }}
      placeholder={words('search')}
      texts={{
        nothing: t('originList.nothing'),
        open: t('originList.open'),
        clear: t('originList.clear'),
      }}
    />
  )
}
