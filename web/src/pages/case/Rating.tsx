import { caseLimits, rateCase, satisfactionCauses } from '@endoll/api/cases.ts'
import type { CaseDetail } from '@endoll/api/cases.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { refreshRequests } from '../../flow/open-requests.ts'
import { FormRadioGroup, FormSelect, FormTextArea } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

interface RatingProps {
  readonly detail: Pick<CaseDetail, 'id' | 'satisfaction'>
}

/** How content the customer is, asked once the case is answered and closed (Ley 10/2025 art. 18), and thanked for. */
export function Rating({ detail: { id, satisfaction } }: RatingProps) {
  const t = useTranslations('cases.satisfaction')
  if (!satisfaction.asks && !satisfaction.given) return null
  return (
    <Card title={t('title')}>
      {satisfaction.given ? (
        <p>
          {t('thanks')} {t('given', { score: t(`scores.s${satisfaction.given.score as 1}`) })}
        </p>
      ) : (
        <RatingForm id={id} />
      )}
    </Card>
  )
}

const scores = ['5', '4', '3', '2', '1'] as const

interface RatingFormProps {
  readonly id: number
}

function RatingForm({ id }: RatingFormProps) {
  const t = useTranslations('cases')
  const fieldText = useFieldText({})
  const [errors, setErrors] = useState<FieldErrors>()
  const { busy, failure, run } = useAction()
  const rate = async (data: FormData) => {
    const score = Number(data.get('score'))
    setErrors(score === 0 ? { score: ['required_field'] } : undefined)
    if (score === 0) return
    const cause = satisfactionCauses.find((one) => one === data.get('cause')) ?? null
    const text = String(data.get('text'))
    await run(async () => {
      await call(rateCase, { params: { id: String(id) }, body: { score, cause, text } })
      refreshRequests()
    })
  }
  return (
    <Form
      submitting={busy}
      onSubmit={(data) => void rate(data)}
      errors={errors}
      message={fieldText}
      summaryTitle={(count) => t('problems.summary', { count })}
      draftKey={`rating ${id}`}
      label={t('satisfaction.title')}
    >
      <FailureNotice error={failure} />
      <FormRadioGroup
        name="score"
        label={t('satisfaction.question')}
        options={scores.map((value) => ({ value, label: t(`satisfaction.scores.s${value}`) }))}
      />
      <FormSelect
        name="cause"
        label={t('satisfaction.cause')}
        placeholder={t('satisfaction.noCause')}
        options={satisfactionCauses.map((value) => ({ value, label: t(`satisfaction.causes.${value}`) }))}
      />
      <FormTextArea name="text" label={t('satisfaction.text')} maxLength={caseLimits.satisfaction} />
      <Button type="submit" busy={busy} busyLabel={t('sending')}>
        {t('satisfaction.send')}
      </Button>
    </Form>
  )
}
