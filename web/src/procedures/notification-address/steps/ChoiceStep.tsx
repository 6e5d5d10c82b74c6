import type { SavedAddress } from '@endoll/api/procedures/notification-address.ts'
import { KnownOrNew } from '../../../flow/KnownOrNew.tsx'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import type { AddressAnswers } from '../flow.ts'

interface ChoiceStepProps extends QuestionProps<AddressAnswers> {
  /** Addresses to choose from: without the current one. */
  readonly others: readonly SavedAddress[]
}

/** One of the addresses that are known, or a new one. */
export function ChoiceStep({ others, answers, answer, ...question }: ChoiceStepProps) {
  return (
    <KnownOrNew
      {...question}
      area="notification-address.choice"
      name="address_id"
      known={others.map(({ id, full_address: label, name: hint }) => ({ id, label, hint }))}
      before={answers.choice === 'new' ? 'new' : answers.addressId}
      onAnswer={(chosen) =>
        answer(chosen === 'new' ? { choice: 'new' } : { choice: 'existing', addressId: chosen })
      }
    />
  )
}
