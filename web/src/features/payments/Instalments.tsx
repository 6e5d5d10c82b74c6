import { askInstalments, getInstalments } from '@endoll/api/procedures/instalments.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../calls/acting.ts'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { PartFailure } from '../../failures/PartFailure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { part } from '../../loading/part.tsx'
import { showAnew } from './pay-bills.ts'
import './payments.css'

const InstalmentsDialog = part({
  load: async () => (await import('./InstalmentsDialog.tsx')).InstalmentsDialog,
})

type Read = ReplyOf<typeof getInstalments>
export type InstalmentsOffer = NonNullable<Read['offer']>

interface InstalmentsProps {
  readonly number: string
}

/** What was agreed to be paid in parts, what was asked for, and the way to ask. */
export function Instalments({ number }: InstalmentsProps) {
  const t = useTranslations('payments.instalments')
  const { list } = useFormat()
  const may = useMay(askInstalments)
  const { data, error, refetch } = useQuery(read(getInstalments, { params: { invoiceNumber: number } }))
  if (error) return <PartFailure error={error} title={t('unread')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton label={t('loading')} shape="text" />
  const { plan, request, with_invoices: others } = data
  const offer = may ? data.offer : null
  if (plan.length === 0 && !request && !offer) return null
  return (
    <section className="stack pay-other-way" data-gap="s" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {plan.length > 0 ? <Plan plan={plan} /> : null}
      {request && plan.length === 0 ? <Asked request={request} /> : null}
      {others.length > 0 ? <p>{t('withBills', { count: others.length, list: list(others) })}</p> : null}
      {offer ? <Asking number={number} offer={offer} /> : null}
    </section>
  )
}

interface PlanProps {
  readonly plan: Read['plan']
}

function Plan({ plan }: PlanProps) {
  const t = useTranslations('payments.instalments')
  const { money, longDay } = useFormat()
  const stands = (amount: number, open: number) => {
    if (open === 0) return t('paid')
    return open === amount ? undefined : t('left', { amount: money(centsOf(open)) })
  }
  return (
    <>
      <p>{t('agreed')}</p>
      <div className="pay-plan">
        <DefinitionList
          items={plan.map(({ position, day, amount, open }) => ({
            term: `${t('partName', { position: String(position) })}. ${t(day < today() ? 'overdue' : 'due', { day: longDay(day) })}`,
            value: <strong className="figures">{money(centsOf(amount))}</strong>,
            note: stands(amount, open),
          }))}
        />
      </div>
    </>
  )
}

interface AskedProps {
  readonly request: NonNullable<Read['request']>
}

function Asked({ request: { id, reference, state, parts, reason_text: reason } }: AskedProps) {
  const t = useTranslations('payments.instalments')
  const { address } = useSite()
  const refused = state === 'rejected'
  return (
    <Notice tone={refused ? 'bad' : 'info'} title={refused ? t('refused') : undefined}>
      <p>{refused ? (reason ?? t('refusedWhy')) : t('waiting', { parts })}</p>
      <p>
        <Link href={address('request', { id: String(id) })}>{t('see', { reference })}</Link>
      </p>
    </Notice>
  )
}

interface AskingProps {
  readonly number: string
  readonly offer: InstalmentsOffer
}

function Asking({ number, offer }: AskingProps) {
  const t = useTranslations('payments.instalments')
  const [open, setOpen] = useState(false)
  // It stays mounted when closed, so that the focus goes back to the button.
  const [used, setUsed] = useState(false)
  const close = () => {
    setOpen(false)
    showAnew()
  }
  return (
    <div>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true)
          setOpen(true)
        }}
      >
        {t('open')}
      </Button>
      {used ? (
        <InstalmentsDialog
          title={t('dialog', { number })}
          draftKey={`instalments ${number}`}
          count={1}
          send={(body, sendingKey) =>
            call(askInstalments, { params: { invoiceNumber: number }, body }, { sendingKey })
          }
          offer={offer}
          open={open}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
