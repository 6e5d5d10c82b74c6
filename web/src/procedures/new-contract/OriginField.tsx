import { listGasOriginRetailers, listOriginRetailers } from '@endoll/api/contracting.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { useFieldError } from '../../form/field-errors.ts'
import { Combobox } from '../../ui/Combobox.tsx'

/** Codes, in the register of the CNMC, of large retailers: the list begins with them. Which, and in which order, is our own choice. */
const common = [
  'R2-001',
  'R2-515',
  'R2-142',
  'R2-292',
  'R2-329',
  'R2-356',
  'R2-243',
  'R2-182',
  'R2-760',
  'R2-408',
]

function commonFirst<One extends { readonly cnmc_code: string | null }>(all: readonly One[]): readonly One[] {
  const rank = ({ cnmc_code: code }: One) => {
    const at = common.indexOf(code ?? '')
    return at === -1 ? common.length : at
  }
  return all.toSorted((a, b) => rank(a) - rank(b))
}

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
  const listed = commonFirst(data).map((retailer) => ({ value: String(retailer.id), label: retailer.name }))
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
