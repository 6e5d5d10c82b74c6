import { removePushDevice } from '@endoll/api/push-devices.ts'
import type { PushDevice } from '@endoll/api/push-devices.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { queryClient } from '../../../calls/query.ts'
import { useAction } from '../../../calls/use-action.ts'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { devicesQuery, hereQuery } from './choices-query.ts'
import { turnOffHere, turnOnHere } from './push-here.ts'

/** The browsers that show notifications, and whether this one does. */
export function PushCard() {
  const t = useTranslations('push')
  const read = useQuery(devicesQuery())
  const { data, error } = read
  return (
    <Card title={t('title')}>
      {error && !data ? (
        <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void read.refetch()} />
      ) : data ? (
        <>
          <p className="soft">{t('why')}</p>
          {data.public_key === null ? (
            <p>{t('unsupported')}</p>
          ) : (
            <Here publicKey={data.public_key} current={data.devices.find(({ current }) => current)} />
          )}
          <Others devices={data.devices.filter(({ current }) => !current)} />
        </>
      ) : (
        <Skeleton label={t('loading')} shape="text" rows={3} />
      )}
    </Card>
  )
}

/** Shows the list as a reply says it is, and looks at this browser again. */
async function keepDevices(reply: Awaited<ReturnType<typeof turnOnHere>>) {
  if (reply) queryClient.setQueryData(devicesQuery().queryKey, reply)
  await queryClient.invalidateQueries({ queryKey: hereQuery('').queryKey.slice(0, 1) })
}

interface HereProps {
  readonly publicKey: string
  /** As the server knows it. */
  readonly current: PushDevice | undefined
}

function Here({ publicKey, current }: HereProps) {
  const t = useTranslations('push')
  const toast = useToast()
  const { data: here } = useQuery(hereQuery(publicKey))
  const { busy, failure, run } = useAction()
  const turnOn = () =>
    run(async () => {
      const reply = await turnOnHere(publicKey)
      await keepDevices(reply)
      toast(reply ? { tone: 'good', text: t('turnedOn') } : { tone: 'info', text: t('dismissed') })
    })
  const turnOff = (id: number) =>
    run(async () => {
      const reply = await call(removePushDevice, { params: { id: String(id) } })
      // The server sends nothing more, whatever the browser still has.
      await turnOffHere(publicKey).catch(() => undefined)
      await keepDevices(reply)
      toast({ tone: 'good', text: t('turnedOff') })
    })
  if (here === undefined) return <Skeleton label={t('loading')} shape="text" rows={2} />
  if (here === 'unsupported') return <p>{t('unsupported')}</p>
  if (here === 'home-screen') return <p>{t('homeScreen')}</p>
  if (here === 'denied')
    return (
      <Notice tone="wait" title={t('denied')}>
        {t('allow')}
      </Notice>
    )
  const isOn = here === 'on' && current !== undefined
  return (
    <>
      {failure === undefined ? null : (
        <Notice tone="bad" title={t(isOn ? 'notOff' : 'notOn')} announce>
          {t('again')}
        </Notice>
      )}
      {isOn ? <p>{t('on')}</p> : null}
      <div className="row">
        <Button
          look={isOn ? 'secondary' : 'primary'}
          busy={busy}
          busyLabel={t('busy')}
          onClick={() => void (isOn ? turnOff(current.id) : turnOn())}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      </div>
      <p className="small soft">{t('ends')}</p>
    </>
  )
}

interface OthersProps {
  readonly devices: readonly PushDevice[]
}

function Others({ devices }: OthersProps) {
  const t = useTranslations('push')
  if (devices.length === 0) return null
  return (
    <>
      <h3>{t('others')}</h3>
      <ul className="stack" role="list">
        {devices.map((device) => (
          <Other key={device.id} {...device} />
        ))}
      </ul>
    </>
  )
}

function Other({ id, device, since }: PushDevice) {
  const t = useTranslations('push')
  const toast = useToast()
  const { longDay } = useFormat()
  const { busy, failure, run } = useAction()
  const name = device || t('unknown')
  const remove = () =>
    run(async () => {
      await keepDevices(await call(removePushDevice, { params: { id: String(id) } }))
      toast({ tone: 'good', text: t('removed', { device: name }) })
    })
  return (
    <li>
      <div className="row" data-spread="">
        <span>
          {name}
          <span className="small soft"> · {t('since', { day: longDay(since.slice(0, 10)) })}</span>
        </span>
        <Button small busy={busy} busyLabel={t('busy')} onClick={() => void remove()}>
          {t('remove')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
      {failure === undefined ? null : (
        <Notice tone="bad" title={t('notOff')} announce>
          {t('again')}
        </Notice>
      )}
    </li>
  )
}
