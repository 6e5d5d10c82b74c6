import type { FieldErrors } from '@endoll/api/errors.ts'
import { useTranslations } from 'use-intl'
import { NarrowedRadios } from '../form/NarrowedRadios.tsx'
import { useFieldText } from '../i18n/errors/field-text.ts'
import { QuestionForm } from './QuestionForm.tsx'
import type { QuestionProps } from './use-flow.ts'

interface KnownOrNewProps extends Pick<QuestionProps<object>, 'typedKey' | 'refused'> {
  /** Its texts. */
  readonly area: 'iban.account' | 'notification-address.choice'
  /** Of the field, on the page and in the call. */
  readonly name: string
  /** What is known, without what the contract has now. */
  readonly known: readonly { readonly id: number; readonly label: string; readonly hint?: string }[]
  /** What was answered before. */
  readonly before: number | 'new' | undefined
  readonly onAnswer: (chosen: number | 'new') => void
}

const anew = 'new'

/** One of those that are known, or a new one. */
export function KnownOrNew({ area, name, known, before, typedKey, refused, onAnswer }: KnownOrNewProps) {
  const t = useTranslations(area)
  const fieldText = useFieldText()
  const check = (data: FormData): FieldErrors =>
    data.get(name) === null ? { [name]: ['required_field'] } : {}
  const answer = (data: FormData) => {
    const chosen = data.get(name)
    onAnswer(chosen === anew ? anew : Number(chosen))
  }
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={check}
      message={fieldText}
      onAnswer={answer}
    >
      <NarrowedRadios
        name={name}
        label={t('label')}
        find={{ label: t('find'), hint: t('findHint') }}
        options={known.map(({ id, ...words }) => ({ value: String(id), ...words }))}
        always={{ value: anew, label: t('new'), hint: t('newHint') }}
        before={before?.toString()}
        typedKey={typedKey}
      />
    </QuestionForm>
  )
}
