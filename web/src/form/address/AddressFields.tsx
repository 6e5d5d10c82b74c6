import { CADASTRAL_CHARACTERS } from '@endoll/domain/identity/cadastral-reference.ts'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { FormField, FormSelect } from '../fields.tsx'
import { Folded } from '../Folded.tsx'
import './address.css'
import { MunicipalityField } from './MunicipalityField.tsx'
import { MunicipalitiesStatus } from './MunicipalitiesStatus.tsx'
import { municipalityValues, streetTypeLists, type TypedAddress } from './typed-address.ts'
import { useMunicipalities } from './use-municipalities.ts'

/** Parts of an address that few have. */
const rareParts = ['bq', 'es', 'aclarador', 'ref_catastral'] as const

/** Postal code and municipality: the municipality follows the postal code, the province the municipality. */
export function TownFields() {
  const t = useTranslations('address')
  const { register, watch, setValue } = useFormContext<TypedAddress>()
  const municipalities = useMunicipalities(watch('zipcode'))
  const forgetMunicipality = () => {
    for (const [name, value] of Object.entries(municipalityValues(undefined)))
      setValue(name as keyof TypedAddress, value)
  }
  return (
    <div className="address">
      <div className="address-row">
        <FormField
          {...register('zipcode', { onChange: forgetMunicipality })}
          label={t('zipcode')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <MunicipalityField municipalities={municipalities} />
      </div>
      <MunicipalitiesStatus municipalities={municipalities} state={watch('state')} />
    </div>
  )
}

/** The street, its number, and where the door is. */
export function StreetFields() {
  const t = useTranslations('address')
  const types = streetTypeLists(useSite().language)
  const { register, watch } = useFormContext<TypedAddress>()
  const optional = t('optional')
  const part = (name: 'bq' | 'es' | 'pt' | 'pu', label: string) => (
    <FormField {...register(name)} label={label} optional={optional} autoComplete="off" />
  )
  return (
    <div className="address">
      <div className="address-row" data-three="">
        <FormSelect
          {...register('tv')}
          label={t('streetType')}
          placeholder={t('choose')}
          options={[
            ...types.common.map(({ code, name }) => ({ value: code, label: name })),
            { value: '-', label: t('otherTypes'), disabled: true },
            ...types.others.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <FormField {...register('nv')} label={t('street')} autoComplete="address-line1" />
        <FormField {...register('pnp')} label={t('number')} autoComplete="off" />
      </div>
      <div className="address-parts">
        {part('pt', t('floor'))}
        {part('pu', t('door'))}
      </div>
      <Folded
        title={t('rare')}
        fields={rareParts}
        opens={watch([...rareParts]).some((value) => value !== '')}
      >
        <div className="address-parts">
          {part('bq', t('block'))}
          {part('es', t('stairs'))}
        </div>
        <FormField {...register('aclarador')} label={t('note')} optional={optional} autoComplete="off" />
        <FormField
          {...register('ref_catastral')}
          label={t('cadastral')}
          hint={t('cadastralHint', { characters: CADASTRAL_CHARACTERS })}
          optional={optional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Folded>
    </div>
  )
}

/** The fields of an address, inside a HookForm whose values hold a TypedAddress. */
export function AddressFields() {
  return (
    <>
      <TownFields />
      <StreetFields />
    </>
  )
}
