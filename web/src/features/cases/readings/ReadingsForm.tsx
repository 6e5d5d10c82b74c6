import { listOwnMeters, sendOwnReadings } from '@endoll/api/own-readings.ts'
import type { OwnMeter, OwnMeters } from '@endoll/api/own-readings.ts'
import { estimatedTooMuch, isDoubtful, readingRefusal } from '@endoll/domain/readings/own-reading.ts'
import type { Meter } from '@endoll/domain/readings/own-reading.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isUnknown } from '../../../calls/api-error.ts'
import { call } from '../../../calls/call.ts'
import { read } from '../../../calls/query.ts'
import { useKeptChoice } from '../../../flow/use-kept-choice.ts'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { FormCheckbox, FormField } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { contractChoicesQuery } from '../../../supplies/contract-choices.ts'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useChoosing } from '../../../ui/use-choosing.ts'
import { MessageForm } from '../MessageForm.tsx'

interface ReadingsFormProps {
  readonly onSent: (made: { readonly id: number; readonly reference: string }) => void
}

/** What the customer reads off the meter of a contract. What was typed stays until it has arrived. */
export function ReadingsForm({ onSent }: ReadingsFormProps) {
  const t = useTranslations('readings')
  const [chosen, setChosen] = useKeptChoice<string>('readings contract', '')
  const electricity = useQuery(contractChoicesQuery('electricity'))
  const gas = useQuery(contractChoicesQuery('gas'))
  const contracts = [...(electricity.data?.items ?? []), ...(gas.data?.items ?? [])]
  const name = (contracts.find((one) => one.name === chosen) ?? contracts[0])?.name ?? ''
  const choosing = useChoosing(name, setChosen)
  const isThere = electricity.data !== undefined && gas.data !== undefined
  const meters = useQuery({
    ...read(listOwnMeters, { params: { contract: name } }),
    enabled: isThere && name !== '',
  })
  const reads = [electricity, gas, meters]
  const failed = reads.find(({ error, data }) => error && !data)
  if (failed?.error && !isUnknown(failed.error)) {
    const again = () => void Promise.all(reads.filter(({ error }) => error).map((one) => one.refetch()))
    return <ReadFailure error={failed.error} title={t('unread')} safe={t('safe')} onRetry={again} />
  }
  if (!isThere) return <Skeleton label={t('loading')} shape="text" />
  // No meter can be read: the page must say so.
  if (contracts.length === 0) return <Notice tone="info" title={t('noContract')} />
  return (
    <>
      <Select
        {...choosing}
        name="contract"
        label={t('contract')}
        options={contracts.map((contract) => ({
          value: contract.name,
          label: t('contractChoice', { name: contract.name, address: contract.cups.full_address }),
        }))}
      />
      {meters.error ? (
        <Notice tone="info" title={t('notTaken')} />
      ) : meters.data ? (
        <Dials key={name} contract={name} meters={meters.data} onSent={onSent} />
      ) : (
        <Skeleton label={t('loading')} shape="text" />
      )}
    </>
  )
}

function meterOf({
  magnitude,
  tariff_period: tariffPeriod,
  last,
  last_real,
  usual_per_day,
}: OwnMeter): Meter {
  return {
    magnitude,
    tariffPeriod,
    last: last ?? undefined,
    lastReal: last_real ?? undefined,
    usualPerDay: usual_per_day ?? undefined,
  }
}

function fieldOf({ magnitude, tariffPeriod }: Meter): string {
  return `${magnitude}_${tariffPeriod}`
}

interface DialsProps extends ReadingsFormProps {
  readonly contract: string
  readonly meters: OwnMeters
}

function Dials({
  contract,
  meters: { day: today, meters, use, read_every_months: months },
  onSent,
}: DialsProps) {
  const t = useTranslations('readings')
  const fieldText = useFieldText()
  const [doubtful, setDoubtful] = useState(false)
  const dials = meters.map(meterOf)
  return (
    <>
      <Notice tone={use === 'read_from_afar' ? 'wait' : 'info'} title={t(`use.${use}`, { months })} />
      <MessageForm
        draftKey={`readings ${contract}`}
        label={t('title')}
        sendLabel={t('send')}
        filesLabel={t('photo')}
        required={[]}
        check={(text) => {
          const wrong = dials.flatMap((dial) => {
            const problem = readingRefusal(dial, text(fieldOf(dial)))
            return problem ? [[fieldOf(dial), [problem]] as const] : []
          })
          if (wrong.length > 0 || text('sure') === 'yes') return Object.fromEntries(wrong)
          const isHigh = dials.some((dial) => isDoubtful(dial, Number(text(fieldOf(dial))), today))
          return isHigh ? { sure: ['reading_above_usual'] } : {}
        }}
        onRefused={(errors) => setDoubtful(doubtful || 'sure' in errors)}
        message={(code) => fieldText(code)}
        send={async ({ text, attachment, keyOf }) => {
          const body = {
            readings: dials.map((dial) => ({
              magnitude: dial.magnitude,
              tariff_period: dial.tariffPeriod,
              reading: Number(text(fieldOf(dial))),
            })),
            sure: text('sure') === 'yes',
            attachment: [...attachment],
          }
          return (await call(sendOwnReadings, { params: { contract }, body }, keyOf(body))).data
        }}
        onSent={onSent}
      >
        {dials.map((dial, index) => (
          <Dial key={fieldOf(dial)} dial={dial} price={meters[index]?.price ?? null} />
        ))}
        <ChangedMeter />
        {doubtful ? <FormCheckbox name="sure" value="yes" label={t('sure')} /> : null}
      </MessageForm>
    </>
  )
}

interface DialProps {
  readonly dial: Meter
  /** What a kWh of an estimated last reading cost, in EUR; null where it is not known. */
  readonly price: number | null
}

/** The field of one dial, and what comes back where the last reading was estimated too high. */
function Dial({ dial, price }: DialProps) {
  const t = useTranslations('readings')
  const { longDay, money, number } = useFormat()
  const [typed, setTyped] = useState('')
  const { magnitude, tariffPeriod, last } = dial
  const unit = magnitude === 'gas_m3' ? 'm³' : 'kWh'
  const tooMuch = readingRefusal(dial, typed) ? 0 : estimatedTooMuch(dial, Number(typed))
  const back = {
    units: `${number(tooMuch, 0)} ${unit}`,
    euros: money(Math.round(tooMuch * (price ?? 0) * 100)),
  }
  return (
    <div>
      <FormField
        name={fieldOf(dial)}
        label={t('dial', { what: t(`magnitudes.${magnitude}`), period: tariffPeriod })}
        inputMode="numeric"
        autoComplete="off"
        suffix={unit}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        hint={
          last
            ? t(last.estimated ? 'lastEstimated' : 'last', {
                figure: number(Math.floor(last.figure), 0),
                day: longDay(last.day),
              })
            : t('noLast')
        }
      />
      <p role="status" className="small">
        {tooMuch > 0 ? t(price === null ? 'back' : 'backEuros', back) : null}
      </p>
    </div>
  )
}

/** Where to turn with a meter that was changed: what it shows begins anew. */
function ChangedMeter() {
  const t = useTranslations('readings')
  const { address, offers, settings } = useSite()
  const { phone } = settings.organisation
  return (
    <p className="small">
      {offers('requestCreate') ? (
        <Link href={address('requestCreate')}>{t('changed')}</Link>
      ) : (
        <PhoneLink phone={phone}>{t('changedCall', { phone })}</PhoneLink>
      )}
    </p>
  )
}
