import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { AddressFields } from '../../../form/address/AddressFields.tsx'
import { addressResolver, emptyAddress, type TypedAddress } from '../../../form/address/typed-address.ts'
import { useAddressFieldText } from '../../../form/address/use-address-field-text.ts'
import { HookForm } from '../../../form/hook-form/HookForm.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { AddressAnswers } from '../flow.ts'

/** Where the letters will go. */
export function NewAddressStep({ answers, typedKey, answer, refused }: QuestionProps<AddressAnswers>) {
  const t = useTranslations('notification-address.new')
  const flow = useTranslations('flow')
  const message = useAddressFieldText()
  const form = useForm<TypedAddress>({
    defaultValues: { ...emptyAddress, ...answers.address },
    resolver: addressResolver,
    // The form around moves to the first wrong field of the page.
    shouldFocusError: false,
  })
  return (
    <HookForm
      draftKey={typedKey}
      form={form}
      submitting={false}
      onSubmit={(address) => answer({ address })}
      errors={refused}
      message={message}
      summaryTitle={(count) => flow('wrong', { count })}
      label={t('title')}
    >
      <AddressFields />
      <div className="row">
        <Button type="submit" look="primary">
          {flow('next')}
        </Button>
      </div>
    </HookForm>
  )
}
