import type { askInstalments } from '@endoll/api/procedures/instalments.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { BodyOf, ReplyOf } from '@endoll/api/endpoint.ts'
import { fewestParts, instalmentPlan } from '@endoll/domain/payments/instalment-plan.ts'
import { parseDay } from '@endoll/domain/time/day.ts'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { clearDraft, draftedChoice, saveDraft } from '../../form/draft.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/choices.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSaidAnew } from '../../ui/use-said-anew.ts'
import { leadToWrong } from '../../ui/lead-to-wrong.ts'
import type { InstalmentsOffer } from './Instalments.tsx'

type Submitted = ReplyOf<typeof askInstalments>

/** What is asked for, and how. */
export interface PlanToAsk {
  readonly offer: InstalmentsOffer
  /** How many bills it is over. */
  readonly count: number
  /** Under which what was chosen is kept. */
  readonly draftKey: string
  readonly send: (body: BodyOf<typeof askInstalments>, sendingKey: string) => Promise<Submitted>
}

interface InstalmentsDialogProps extends PlanToAsk {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for a bill to be paid in parts: how many, from which day, and what each of them would be. */
export function InstalmentsDialog({ title, open, onClose, ...asked }: InstalmentsDialogProps) {
  const closeLabel = useTranslations('app')('close')
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      <AskPlan {...asked} />
    </Dialog>
  )
}

/** In how many parts and from which day; once it was sent, its reference. */
export function AskPlan({ lead, ...asked }: PlanToAsk & { readonly lead?: ReactNode }) {
  const [sent, setSent] = useState<Submitted['request']>()
  if (sent) return <Sent request={sent} />
  return (
    <>
      {lead}
      <Choosing {...asked} onSent={setSent} />
    </>
  )
}

interface SentProps {
  readonly request: Submitted['request']
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

interface ChoosingProps extends PlanToAsk {
  readonly onSent: (request: Submitted['request']) => void
}

function Choosing({ offer, count, draftKey, send: sendAsked, onSent }: ChoosingProps) {
  const t = useTranslations('payments.instalments')
  const { money, longDay } = useFormat()
  const { earliest_first_day: earliest, latest_first_day: latest, most_parts: most } = offer
  const [parts, setParts] = useState(() => Number(draftedChoice(draftKey, 'parts') ?? fewestParts))
  const [typed, setTyped] = useState<string>(() => draftedChoice(draftKey, 'first_day') ?? latest)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const amountCents = centsOf(offer.amount)
  const key = useRef<string>(undefined)
  const firstDay = parseDay(typed)
  const inLimits = firstDay !== undefined && firstDay >= earliest && firstDay <= latest
  const plan = inLimits ? instalmentPlan({ amountCents, parts, firstDay }) : []
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
      const { request } = await sendAsked({ parts, first_day: firstDay }, key.current)
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
      <RadioGroup
        name="parts"
        label={t('count')}
        value={String(parts)}
        options={Array.from({ length: most - fewestParts + 1 }, (_, index) => {
          const value = fewestParts + index
          const each = money(Math.floor(amountCents / value))
          return { value: String(value), label: t('choice', { parts: String(value), amount: each }) }
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
      <p className="small soft">{t('note', { count })}</p>
      <Button look="primary" wide type="submit" busy={sending} busyLabel={t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}
