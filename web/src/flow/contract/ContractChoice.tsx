import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormRadioGroup } from '../../form/fields.tsx'
import { clearDraft } from '../../form/draft.ts'
import { Form } from '../../form/Form.tsx'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { ContractFinder, typedFrom } from '../../supplies/ContractFinder.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { ActiveContracts } from './use-active-contracts.ts'

interface ContractChoiceProps {
  readonly active: ActiveContracts
  /** Kinds of contract that take the change. */
  readonly kinds: readonly SupplyKind[]
  readonly onChoose: (contract: string) => void
}

const draftKey = 'contract-choice'

/** For which contract: the question before those of the procedure. */
export function ContractChoice({ active, kinds, onChoose }: ContractChoiceProps) {
  const t = useTranslations('contract')
  const flow = useTranslations('flow')
  const { address } = useSite()
  const fieldText = useFieldText()
  const [errors, setErrors] = useState<FieldErrors>()
  const { contracts, more, error, refetch } = active
  if (error && !contracts) {
    return <ReadFailure error={error} title={t('unread')} safe={t('nothingChanged')} onRetry={refetch} />
  }
  if (!contracts) return <Skeleton label={t('loading')} shape="text" />
  if (contracts.length === 0) {
    return (
      <EmptyState
        title={t('none.title')}
        action={
          <Link className={buttonClass({ look: 'primary' })} href={address('contracts')}>
            {t('none.action')}
          </Link>
        }
      >
        {t('none.why')}
      </EmptyState>
    )
  }
  const send = (data: FormData) => {
    const chosen = data.get('contract')
    if (typeof chosen !== 'string' || chosen === '') return setErrors({ contract: ['required_field'] })
    clearDraft(draftKey)
    onChoose(chosen)
  }
  return (
    <Form
      submitting={false}
      onSubmit={send}
      errors={errors}
      message={fieldText}
      summaryTitle={(count) => flow('wrong', { count })}
      draftKey={draftKey}
      alone
      label={t('choose.title')}
    >
      {more || contracts.length >= typedFrom ? (
        <ContractFinder
          label={t('choose.title')}
          kinds={kinds}
          offers={({ state }) => state === 'activa'}
          error={errors?.['contract']?.[0] && fieldText(errors['contract'][0])}
          onChoose={() => setErrors(undefined)}
        />
      ) : (
        <FormRadioGroup
          name="contract"
          label={t('choose.title')}
          cards
          options={contracts.map(({ name, type, cups }) => ({
            value: name,
            label: t('choose.option', { name, kind: t(`kinds.${type}`) }),
            hint: cups.full_address,
          }))}
        />
      )}
      <div className="row">
        <Button type="submit" look="primary">
          {flow('next')}
        </Button>
      </div>
    </Form>
  )
}
