import { askInstalments } from '@endoll/api/procedures/instalments.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { fewestParts, instalmentPlan } from '@endoll/domain/payments/instalment-plan.ts'
import { parseDay } from '@endoll/domain/time/day.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { clearDraft, draftedChoice, saveDraft } from '../../form/draft.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSaidAnew } from '../../ui/use-said-anew.ts'
import { leadToWrong } from '../../ui/lead-to-wrong.ts'
import { Select } from '../../ui/Select.tsx'
import type { InstalmentsOffer } from './Instalments.tsx'

interface InstalmentsDialogProps {
  readonly number: string
  readonly offer: InstalmentsOffer
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for a bill to be paid in parts: how many, from which day, and what each of them would be. */
export function InstalmentsDialog({ number, offer, open, onClose }: InstalmentsDialogProps) {
  const t = useTranslations('payments.instalments')
  const closeLabel = useTranslations('app')('close')
  const [sent, setSent] = useState<ReplyOf<typeof askInstalments>['request']>()
  return (
    <Dialog open={open} onClose={onClose} title={t('dialog', { number })} closeLabel={closeLabel}>
      {sent ? <Sent request={sent} /> : <Choosing number={number} offer={offer} onSent={setSent} />}
    </Dialog>
  )
}

interface SentProps {
  readonly request: ReplyOf<typeof askInstalments>['request']
}

function Sent({ request: { id, reference } }: SentProps) {
  const t = useTranslations('payments.instalments')
  const { address } = useSite()
  return (
    <Notice tone="good" title={t('sent')} announce>
      <p>{t('sentMore', { reference })}</p>
      <p>
        <Link href={address('request', { id: String(id) })}>{t('see', { reference })}</Link>
      </p>
    </Notice>
  )
}

interface ChoosingProps {
  readonly number: string
  readonly offer: InstalmentsOffer
  readonly onSent: (request: ReplyOf<typeof askInstalments>['request']) => void
}

function Choosing({ number, offer, onSent }: ChoosingProps) {
  const t = useTranslations('payments.instalments')
  const { money, longDay } = useFormat()
  const { earliest_first_day: earliest, latest_first_day: latest, most_parts: most } = offer
  const draftKey = `instalments ${number}`
  const [parts, setParts] = useState(() => Number(draftedChoice(draftKey, 'parts') ?? fewestParts))
  const [typed, setTyped] = useState<string>(() => draftedChoice(draftKey, 'first_day') ?? latest)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const key = useRef<string>(undefined)
  const firstDay = parseDay(typed)
  const inLimits = firstDay !== undefined && firstDay >= earliest && firstDay <= latest
  const plan = inLimits ? instalmentPlan({ amountCents: centsOf(offer.amount), parts, firstDay }) : []
  useSaidAnew(plan.map(({ day, amountCents }) => `${longDay(day)}: ${money(amountCents)}`).join('; '))
  const between = { from: longDay(earliest), to: longDay(latest) }
  const change = () => (key.current = undefined)
  const send = async () => {
    if (sending || firstDay === undefined) return
    setSending(true)
    setError(undefined)
    // Sent again without a reply it is the same request.
    key.current ??= crypto.randomUUID()
    try {
      const { request } = await call(
        askInstalments,
        { params: { invoiceNumber: number }, body: { parts, first_day: firstDay } },
        { sendingKey: key.current },
      )
      clearDraft(draftKey)
      onSent(request)
    } catch (failure) {
      setError(failure)
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      className="stack"
      noValidate
      onInput={({ currentTarget }) => saveDraft(draftKey, currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        if (inLimits) void send()
        else leadToWrong(event.currentTarget)
      }}
    >
      <Select
        name="parts"
        label={t('count')}
        value={String(parts)}
        options={Array.from({ length: most - fewestParts + 1 }, (_, index) => {
          const value = String(fewestParts + index)
          return { value, label: value }
        })}
        onChange={({ target }) => {
          change()
          setParts(Number(target.value))
        }}
      />
      <Field
        type="date"
        name="first_day"
        label={t('firstDay')}
        hint={t('firstHint', between)}
        min={earliest}
        max={latest}
        value={typed}
        error={inLimits ? undefined : t('firstWrong', between)}
        onChange={({ target }) => {
          change()
          setTyped(target.value)
        }}
      />
      {inLimits ? (
        <section className="stack pay-plan" data-gap="s" aria-label={t('preview')}>
          <h3>{t('preview')}</h3>
          <DefinitionList
            items={plan.map(({ day, amountCents }) => ({
              term: longDay(day),
              value: <strong className="figures">{money(amountCents)}</strong>,
            }))}
          />
        </section>
      ) : null}
      <FailureNotice error={error} title={t('failed')} />
      <p className="small soft">{t('note')}</p>
      <Button look="primary" wide type="submit" busy={sending} busyLabel={t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}
