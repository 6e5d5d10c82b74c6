import { askErasure, readErasure } from '@endoll/api/procedures/erasure.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { forgetSending, sendingKey } from '../../flow/sending-key.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ReplyOf } from '@endoll/api/endpoint.ts'

type Erasure = ReplyOf<typeof readErasure>
type Why = Erasure['hindered'][number]['why']

const draftKey = 'own-data erasure'
const body = { understood: true } as const
const goes = ['account', 'contact', 'choices', 'mails', 'forms'] as const
const stays = ['bills', 'contracts', 'requests', 'cases'] as const

/** Where each thing that hinders it is ended. */
const endedAt = {
  contracts: 'contracts',
  debt: 'invoices',
  older_debt: 'contracts',
  requests: 'requests',
  cases: 'requests',
  payments: 'invoices',
} as const satisfies Record<Why, string>

/** Erasing what no law keeps: what goes and what stays, what hinders it, and the request of it. */
export function EraseCard() {
  const t = useTranslations('own-data.erase')
  const { data, error, refetch } = useQuery(read(readErasure, {}))
  return (
    <Card title={t('title')}>
      {data ? (
        <Erasing erasure={data} />
      ) : error ? (
        <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('loading')} shape="text" />
      )}
    </Card>
  )
}

interface ErasingProps {
  readonly erasure: Erasure
}

function Erasing({ erasure: { hindered, request } }: ErasingProps) {
  const t = useTranslations('own-data.erase')
  const { address } = useSite()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p>{t('goesTitle')}</p>
      <ul>
        {goes.map((what) => (
          <li key={what}>{t(`goes.${what}`)}</li>
        ))}
      </ul>
      <p>{t('staysTitle')}</p>
      <ul>
        {stays.map((what) => (
          <li key={what}>{t(`stays.${what}`)}</li>
        ))}
      </ul>
      {request?.open ? (
        <p>
          <Link href={address('request', { id: String(request.id) })}>
            {t('underWay', { reference: request.reference })}
          </Link>
        </p>
      ) : hindered.length > 0 ? (
        <>
          <p>
            <b>{t('notYet')}</b>
          </p>
          <ul>
            {hindered.map(({ why, count }) => (
              <li key={why}>
                <Link href={address(endedAt[why])}>{t(`hindered.${why}`, { count })}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="row">
          <Button onClick={() => setAsking(true)}>{t('ask')}</Button>
        </div>
      )}
      <Confirm open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

interface ConfirmProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Says once more what it means, and asks for it. */
function Confirm({ open, onClose }: ConfirmProps) {
  const t = useTranslations('own-data.erase')
  const { address, go } = useSite()
  const { busy, failure, run } = useAction()
  const ask = () =>
    run(async () => {
      const key = sendingKey(draftKey, body)
      const { request } = await call(askErasure, { body }, { sendingKey: key })
      forgetSending(draftKey)
      go(address('request', { id: String(request.id) }))
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('confirm')}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="primary" busy={busy} busyLabel={t('asking')} onClick={() => void ask()}>
            {t('send')}
          </Button>
          <Button onClick={onClose}>{t('keep')}</Button>
        </>
      }
    >
      <p>{t('means')}</p>
      <FailureNotice error={failure} title={t('notAsked')} />
    </Dialog>
  )
}
