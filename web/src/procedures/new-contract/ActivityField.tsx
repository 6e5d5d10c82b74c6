import { listActivities } from '@endoll/api/contracting.ts'
import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { useFieldError } from '../../form/field-errors.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import type { HomeValues } from './steps/HomeStep.tsx'

interface ActivityFieldProps {
  readonly form: UseFormReturn<HomeValues>
}

/** What a business does, by its class of CNAE or by its words. */
export function ActivityField({ form }: ActivityFieldProps) {
  const t = useTranslations('new-contract.home')
  const words = useTranslations('address')
  const error = useFieldError('cnae')
  const { data = [], isError } = useQuery({ ...read(listActivities, {}), staleTime: Infinity })
  const { watch, setValue, formState } = form
  const [chosen, text] = watch(['cnae', 'cnaeText'])
  const listed = data.map(({ id, name, descripcio }) => ({
    value: String(id),
    label: `${name} · ${descripcio}`,
  }))
  return (
    <Combobox
      name="cnae"
      label={t('cnae')}
      hint={isError ? t('listFailed') : t('cnaeHint')}
      error={error}
      value={chosen || undefined}
      // Until the list is there, the chosen one is all there is.
      options={listed.length > 0 || chosen === '' ? listed : [{ value: chosen, label: text }]}
      onChange={(value) => {
        setValue('cnaeText', listed.find((one) => one.value === value)?.label ?? '')
        setValue('cnae', value ?? '', { shouldValidate: formState.isSubmitted })
      }}
      placeholder={words('search')}
      texts={{ nothing: words('nothing'), open: words('open'), clear: words('clear') }}
    />
  )
}
