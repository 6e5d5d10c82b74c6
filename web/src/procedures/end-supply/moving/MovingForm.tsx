import { beginMove } from '@endoll/api/home-moves.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { forgetSending, sendingKey } from '../../../flow/sending-key.ts'
import { DraftElsewhere } from '../../../form/elsewhere/DraftElsewhere.tsx'
import { draftedChoice } from '../../../form/draft.ts'
import { keepKnownSupply } from '../../../form/known-supply.ts'
import { useEntryForm, type Typed } from '../../../form/use-entry-form.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox, RadioGroup } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/Field.tsx'
import {
  followReasons,
  homeOf,
  leftOf,
  movingBody,
  movingErrors,
  readingField,
  supplyField,
  wizardOf,
  type Offer,
  type Supply,
} from './moving-form.ts'

const draftKey = 'home-move'
const wizards = {
  electricity: 'newElectricityContract',
  gas: 'newGasContract',
  dual: 'newDualContract',
} as const

interface MovingFormProps {
  readonly offer: Offer
}

/** What is left, both days and who follows. Sent, the contract of the new home comes next. */
export function MovingForm({ offer }: MovingFormProps) {
  const t = useTranslations('moving.form')
  const router = useRouter()
  const { settings, address, offers } = useSite()
  const { longDay } = useFormat()
  const fieldText = useFieldText()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const home = homeOf(offer.supplies, typeof search['contract'] === 'string' ? search['contract'] : undefined)
  const [followed, setFollowed] = useState(() => draftedChoice(draftKey, 'follows') === 'somebody')
  const between = ({ first, last }: Offer['leaving']) => ({ first: longDay(first), last: longDay(last) })
  const message = (code: string, field: string) => {
    if (code === 'date_not_valid')
      return t('outside', between(field === 'first_day' ? offer.arriving : offer.leaving))
    if (code === 'reading_not_valid') return t('readingWrong')
    return code === 'same_value' ? t('sameAsOwn') : fieldText(code)
  }
  const goOn = (typed: Typed, reference: string) => {
    const left = leftOf(offer.supplies, typed)
    const kind = wizardOf(left, offers)
    const offerOf = (of: Supply['kind']) => String(left.find((one) => one.kind === of)?.offer ?? '')
    keepKnownSupply(kind, {
      cups: '',
      moving: { product: offerOf('electricity'), gasProduct: offerOf('gas') },
    })
    void router.navigate({ href: address(wizards[kind], {}, { moving: reference }) })
  }
  const { form, field, busy, failure } = useEntryForm({
    draftKey,
    check: (typed) => movingErrors(offer, typed, settings),
    send: async (typed) => {
      const body = movingBody(offer, typed)
      const { reference } = await call(beginMove, { body }, { sendingKey: sendingKey(draftKey, body) })
      forgetSending(draftKey)
      goOn(typed, reference)
    },
    message,
  })
  return (
    <Card title={t('title')}>
      <form {...form} className="stack" aria-label={t('title')}>
        <DraftElsewhere draftKey={draftKey} begin={() => form.ref.current?.querySelector('input')} />
        <FailureNotice error={failure} title={t('failed')} />
        <fieldset className="field">
          <legend>{t('supplies')}</legend>
          {offer.supplies.map((supply) =>
            supply.refusal === null ? (
              <Checkbox
                key={supply.name}
                {...(supply === home[0] ? field('supplies') : {})}
                name={supplyField(supply)}
                label={t(`supply.${supply.kind}`, { address: supply.address })}
                defaultChecked={home.includes(supply)}
              />
            ) : (
              <p key={supply.name} className="small">
                {t(`supply.${supply.kind}`, { address: supply.address })}. {t(`refusal.${supply.refusal}`)}
              </p>
            ),
          )}
        </fieldset>
        <Field
          {...field('last_day')}
          type="date"
          width="medium"
          label={t('lastDay')}
          hint={t('between', between(offer.leaving))}
          min={offer.leaving.first}
          max={offer.leaving.last}
        />
        <Field
          {...field('first_day')}
          type="date"
          width="medium"
          label={t('firstDay')}
          hint={t('firstDayHint')}
          min={offer.arriving.first}
          max={offer.arriving.last}
        />
        {offer.hand_over ? (
          <RadioGroup
            name="follows"
            label={t('follows')}
            defaultValue={followed ? 'somebody' : 'nobody'}
            onChange={({ target }) => setFollowed(target.value === 'somebody')}
            options={[
              { value: 'nobody', label: t('nobody') },
              { value: 'somebody', label: t('somebody') },
            ]}
          />
        ) : null}
        {followed ? (
          <fieldset className="field stack">
            <legend>{t('follower')}</legend>
            <RadioGroup
              {...field('reason')}
              label={t('reason')}
              options={followReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            />
            <Field
              {...field('nif')}
              width="medium"
              autoComplete="off"
              autoCapitalize="characters"
              label={t('nif')}
            />
            <Field {...field('new_name')} autoComplete="off" maxLength={120} label={t('name')} />
            <Field
              {...field('email')}
              type="email"
              autoComplete="off"
              label={t('email')}
              hint={t('emailHint')}
            />
            <Field
              {...field('follower_mobile')}
              type="tel"
              width="medium"
              autoComplete="off"
              label={t('theirMobile')}
            />
          </fieldset>
        ) : null}
        <details>
          <summary>{t('readings')}</summary>
          <div className="stack">
            <p className="small soft">{t('readingsWhy')}</p>
            {offer.supplies
              .filter(({ refusal }) => refusal === null)
              .flatMap((supply) =>
                Array.from({ length: supply.registers }, (_, index) => (
                  <Field
                    key={readingField(supply, index)}
                    {...field(readingField(supply, index))}
                    width="short"
                    inputMode="numeric"
                    autoComplete="off"
                    optional={t('optional')}
                    label={t(supply.registers === 1 ? 'reading' : 'readingOf', {
                      supply: t(`supply.${supply.kind}`, { address: supply.address }),
                      period: `P${index + 1}`,
                    })}
                  />
                )),
              )}
          </div>
        </details>
        <Field
          {...field('mobile')}
          type="tel"
          width="medium"
          autoComplete="tel"
          label={t('mobile')}
          defaultValue={phoneText(offer.mobile ?? '')}
        />
        <p>{t(followed ? 'goesOver' : 'isCut')}</p>
        <p className="small soft">{t('nothingYet', { email: offer.email })}</p>
        <div className="row">
          <Button type="submit" look="primary" busy={busy} busyLabel={t('going')}>
            {t(followed ? 'go' : 'acceptAndGo')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
