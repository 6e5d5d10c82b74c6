import { askCopy, downloadCopy } from '@endoll/api/own-data.ts'
import type { DataCopy } from '@endoll/api/own-data.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { queryClient } from '../../calls/query.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import { useAction } from '../../calls/use-action.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ownDataQuery } from './own-data-query.ts'

/** How often a copy that is being made is asked after. */
const pollMs = 5000

interface CopyCardProps {
  readonly copy: DataCopy | null
}

/** A copy of everything: asked for, being made, ready to be downloaded. */
export function CopyCard({ copy }: CopyCardProps) {
  const t = useTranslations('own-data.copy')
  const { busy, failure, run } = useAction()
  const state = copy?.state
  useQuery({ ...ownDataQuery(), refetchInterval: state === 'making' ? pollMs : false })
  const ask = () =>
    run(async () => {
      queryClient.setQueryData(ownDataQuery().queryKey, await call(askCopy))
    })
  return (
    <Card title={t('title')}>
      <p>{t('what')}</p>
      {copy ? <Standing copy={copy} /> : null}
      <FailureNotice error={failure} title={t('notAsked')} />
      {state === 'making' ? null : (
        <div className="row">
          <Button busy={busy} busyLabel={t('asking')} onClick={() => void ask()}>
            {t(state === 'ready' ? 'again' : 'ask')}
          </Button>
        </div>
      )}
    </Card>
  )
}

interface StandingProps {
  readonly copy: DataCopy
}

function Standing({ copy: { state, until } }: StandingProps) {
  const t = useTranslations('own-data.copy')
  const dayWords = useDayWords()
  if (state === 'making') return <Notice tone="wait" announce title={t('making')} />
  if (state === 'failed') return <Notice tone="bad" title={t('failed')} />
  return (
    <Notice
      tone="good"
      announce
      title={t('ready', { day: dayWords(until ?? '') })}
      actions={<DownloadLink file={remoteFile(downloadCopy)}>{t('download')}</DownloadLink>}
    />
  )
}
