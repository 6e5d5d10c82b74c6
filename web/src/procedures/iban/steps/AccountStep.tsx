import { KnownOrNew } from '../../../flow/KnownOrNew.tsx'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import type { BankAccount, IbanAnswers } from '../flow.ts'

interface AccountStepProps extends QuestionProps<IbanAnswers> {
  /** Accounts to choose from: without the current one. */
  readonly others: readonly BankAccount[]
}

/** One of the accounts that are known, or a new one. */
export function AccountStep({ others, answers, answer, ...question }: AccountStepProps) {
  return (
    <KnownOrNew
      {...question}
      area="iban.account"
      name="bank_id"
      known={others.map(({ id, printable_iban: label }) => ({ id, label }))}
      before={answers.registered === 'no' ? 'new' : answers.bankId}
      onAnswer={(chosen) =>
        answer(chosen === 'new' ? { registered: 'no' } : { registered: 'yes', bankId: chosen })
      }
    />
  )
}
