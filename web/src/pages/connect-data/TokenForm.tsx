import { createDataToken, longestTokenName } from '@endoll/api/data-tokens.ts'
import { addMonths } from '@endoll/domain/time/day.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useEntryForm } from '../../form/use-entry-form.ts'
import type { Typed } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { today } from '../../site/today.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox, RadioGroup } from '../../ui/choices.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { keepTokens } from './connect-data-query.ts'
import { uses } from './recipes.ts'
import type { Use } from './recipes.ts'

/** How long a token may hold, in months. */
const terms = ['3', '12', '24'] as const

/** What was made, and for what. */
export interface Made {
  readonly use: Use
  readonly secret: string
  /** The supply that its examples name. */
  readonly supply: string
}

interface TokenFormProps {
  /** Names of the customer's contracts. */
  readonly names: readonly string[]
  readonly onMade: (made: Made) => void
}

/** For what a token is, its name, its contracts and how long it holds. */
export function TokenForm({ names, onMade }: TokenFormProps) {
  const t = useTranslations('connect.form')
  const [use, setUse] = useState<Use>('homeAssistant')
  const [chooses, setChooses] = useState(false)
  const chosenOf = (typed: Typed) =>
    chooses ? names.filter((name) => typed[`contract ${name}`] !== undefined) : null
  const { form, field, busy, failure } = useEntryForm({
    draftKey: null,
    check: (typed) => (chosenOf(typed)?.length === 0 ? { all: ['required_field'] } : {}),
    send: async (typed) => {
      const isCalendar = use === 'calendar'
      const contracts = chosenOf(typed)
      const { secret, tokens } = await call(createDataToken, {
        body: {
          kind: isCalendar ? 'calendar' : 'data',
          name: typed['name']?.trim() || t(`uses.${use}`),
          contracts,
          end_date: isCalendar ? null : addMonths(today(), Number(typed['months'])),
        },
      })
      keepTokens(tokens)
      onMade({ use, secret, supply: contracts?.[0] ?? names[0] ?? '' })
    },
    message: useFieldText(),
  })
  return (
    <Card title={t('title')}>
      <form {...form} className="stack" aria-label={t('title')}>
        <FailureNotice error={failure} title={t('failed')} />
        <RadioGroup
          name="use"
          label={t('use')}
          value={use}
          onChange={({ target }) => setUse(target.value as Use)}
          options={uses.map((value) => ({ value, label: t(`uses.${value}`) }))}
        />
        {names.length > 1 ? (
          <fieldset className="field">
            <legend>{t('which')}</legend>
            <Checkbox
              {...field('all')}
              label={t('all')}
              checked={!chooses}
              onChange={({ target }) => setChooses(!target.checked)}
            />
            {chooses
              ? names.map((name) => (
                  <Checkbox key={name} name={`contract ${name}`} label={<span translate="no">{name}</span>} />
                ))
              : null}
          </fieldset>
        ) : null}
        {use === 'calendar' ? null : (
          <Select
            {...field('months')}
            label={t('months')}
            defaultValue="12"
            options={terms.map((value) => ({ value, label: t('term', { months: Number(value) }) }))}
          />
        )}
        <Field
          {...field('name')}
          maxLength={longestTokenName}
          label={t('name')}
          optional={t('optional')}
          hint={t('nameHint')}
        />
        <div className="row">
          <Button type="submit" look="primary" busy={busy} busyLabel={t('making')}>
            {t(use === 'calendar' ? 'makeCalendar' : 'make')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
