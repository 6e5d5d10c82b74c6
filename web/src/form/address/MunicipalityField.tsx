import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Combobox } from '../../ui/Combobox.tsx'
import { Select } from '../../ui/Select.tsx'
import { useFieldError } from '../field-errors.ts'
import {
  municipalityAmong,
  municipalityValues,
  type Municipality,
  type TypedAddress,
} from './typed-address.ts'
import type { Municipalities } from './use-municipalities.ts'

interface MunicipalityFieldProps {
  readonly municipalities: Municipalities
}

/** The municipality: the only one of the postal code, one of several, or chosen by hand from the province. */
export function MunicipalityField({ municipalities }: MunicipalityFieldProps) {
  const t = useTranslations('address')
  const { watch, setValue, formState } = useFormContext<TypedAddress>()
  const [municipi, city] = watch(['municipi', 'city'])
  const wrongMunicipality = useFieldError('municipi')
  const wrongProvince = useFieldError('state_id')
  const listed = 'municipalities' in municipalities ? municipalities.municipalities : []

  const choose = (municipality: Municipality | undefined) => {
    const { municipi: ine, ...rest } = municipalityValues(municipality)
    for (const [name, value] of Object.entries(rest)) setValue(name as keyof TypedAddress, value)
    setValue('municipi', ine, { shouldValidate: formState.isSubmitted })
  }
  const settled = municipalityAmong(listed, municipi)
  const wanted = settled?.ine ?? ''
  useEffect(() => {
    // Until the reply is there, the chosen one stays.
    if ('municipalities' in municipalities && wanted !== municipi) choose(settled)
    // oxlint-disable-next-line react/exhaustive-deps -- choose and settled follow from these
  }, [municipalities.at, wanted, municipi])

  const common = {
    name: 'municipi',
    label: t('municipality'),
    error: wrongMunicipality ?? wrongProvince,
  } as const
  const pick = (ine: string | undefined) => choose(listed.find((municipality) => municipality.ine === ine))
  // While the postal code of a draft is looked up again, the municipality of the draft is shown.
  const shown = listed.length > 0 || municipi === '' ? listed : [{ ine: municipi, city }]
  if (municipalities.at === 'by-hand') {
    return (
      <Combobox
        {...common}
        value={municipi || undefined}
        onChange={pick}
        options={listed.map(({ ine, city: label }) => ({ value: ine, label }))}
        placeholder={t('search')}
        texts={{ nothing: t('nothing'), open: t('open'), clear: t('clear') }}
      />
    )
  }
  return (
    <Select
      {...common}
      data-field="municipi state_id"
      value={municipi}
      onChange={({ target }) => pick(target.value)}
      options={shown.map(({ ine, city: label }) => ({ value: ine, label }))}
      {...(shown.length === 1
        ? {}
        : { placeholder: shown.length > 1 ? t('choose') : t('municipalityWaits') })}
    />
  )
}
