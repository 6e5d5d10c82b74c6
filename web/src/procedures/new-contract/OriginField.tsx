import { listGasOriginRetailers, listOriginRetailers } from '@endoll/api/contracting.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { useFieldError } from '../../form/field-errors.ts'
import { Combobox } from '../../ui/Combobox.tsx'

interface OriginFieldProps {
  readonly name: 'comerOrigin' | 'comerGasOrigin'
  readonly gas: boolean
  readonly chosen: { readonly value: string; readonly name: string }
  readonly onChoose: (value: string, name: string) => void
}

/** With which retailer the supply is now. */
export function OriginField({ name, gas, chosen, onChoose }: OriginFieldProps) {
  const t = useTranslations('new-contract.home')
  const words = useTranslations('address')
  const error = useFieldError(name)
  const { data = [], isError } = useQuery({
    ...read(gas ? listGasOriginRetailers : listOriginRetailers, {}),
    staleTime: Infinity,
  })
  const listed = data.map((retailer) => ({ value: String(retailer.id), label: retailer.name }))
  return (
    <Combobox
      name={name}
      label={t('origin')}
      hint={isError ? t('listFailed') : t('originHint')}
      error={error}
      value={chosen.value || undefined}
      options={
        listed.length > 0 || chosen.value === '' ? listed : [{ value: chosen.value, label: chosen.name }]
      }
      onChange={(value) => onChoose(value ?? '', listed.find((one) => one.value === value)?.label ?? '')}
      placeholder={words('search')}
      texts={{
        nothing: t('originList.nothing'),
        open: t('originList.open'),
        clear: t('originList.clear'),
      }}
    />
  )
}
