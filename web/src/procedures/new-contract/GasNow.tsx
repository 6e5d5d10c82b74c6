import type { NewContractRules } from '@endoll/domain/contracting/new-contract.ts'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FormRadioGroup } from '../../form/fields.tsx'
import { OriginField } from './OriginField.tsx'
import type { GasValues } from './steps/GasStep.tsx'

interface GasNowProps {
  readonly form: UseFormReturn<GasValues>
  readonly rules: NewContractRules
}

/** Of a contract of both: whether gas is contracted now, with whom, and whether its holder changes. */
export function GasNow({ form, rules }: GasNowProps) {
  const home = useTranslations('new-contract.home')
  const you = useTranslations('new-contract.you')
  const { register, watch, setValue } = form
  const [chosen, name] = watch(['comerGasOrigin', 'comerGasOriginName'])
  const isActive = watch('activeGasContract') === 'yes'
  return (
    <>
      <FormRadioGroup
        {...register('activeGasContract')}
        label={home('activeGas')}
        hint={home('activeHint')}
        options={[
          { value: 'yes', label: home('activeYes') },
          { value: 'no', label: home('activeNo') },
        ]}
      />
      {isActive && rules.originSelector && !rules.knownHolder ? (
        <OriginField
          name="comerGasOrigin"
          gas
          chosen={{ value: chosen, name }}
          onChoose={(value, text) => {
            setValue('comerGasOriginName', text)
            setValue('comerGasOrigin', value, { shouldValidate: form.formState.isSubmitted })
          }}
        />
      ) : null}
      {isActive && !rules.knownHolder ? (
        <FormRadioGroup
          {...register('changeGasOwner')}
          label={you('ownerGas')}
          hint={you('ownerHint')}
          options={[
            { value: 'no', label: you('ownerSame') },
            { value: 'yes', label: you('ownerChanges') },
          ]}
        />
      ) : null}
    </>
  )
}
