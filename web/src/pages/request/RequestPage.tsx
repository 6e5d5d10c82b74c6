import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { getRequestReceipt } from '@endoll/api/requests.ts'
import type { RequestDetail } from '@endoll/api/requests.ts'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { isUnknown } from '../../calls/api-error.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useDocumentTitle } from '../../site/use-document-title.ts'
import { Changes } from './Changes.tsx'
import { History } from './History.tsx'
import { changeStanding, movesByItself, nextLookMs } from '../../features/requests/request-status.ts'
import { requestQuery } from '../../features/requests/requests-query.ts'
import { Signing } from './Signing.tsx'
import { WhatNext } from './WhatNext.tsx'
import { Withdrawing } from './Withdrawing.tsx'
import { lazyPicture } from '../../ui/pictures/lazy-picture.tsx'

const LitBulb = lazyPicture(async () => (await import('../../ui/pictures/LitBulb.tsx')).LitBulb)
const Unplugged = lazyPicture(async () => (await import('../../ui/pictures/Unplugged.tsx')).Unplugged)

/** One request: its state, what comes next, and what the customer can do. */
export function RequestPage() {
  const t = useTranslations('requests')
  const { id = '' } = useParams({ strict: false })
  const query = useQuery({
    ...requestQuery(id),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && movesByItself(data.state) ? nextLookMs(dataUpdateCount) : false,
  })
  const { data, error } = query
  const unknown = isUnknown(error)
  const content = () => {
    if (data) return <Request request={data} />
    if (unknown) return <Unknown />
    if (!error) return <Skeleton label={t('loading')} shape="text" />
    return (
      <ReadFailure
        error={error}
        title={t('unread')}
        safe={t('nothingLost')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <div className="stack" data-gap="l">
      <Heading request={data} />
      <InBrowser>{content()}</InBrowser>
    </div>
  )
}

interface HeadingProps {
  readonly request: RequestDetail | undefined
}

/** The same element before and after the request is read, so that it keeps the focus. */
function Heading({ request }: HeadingProps) {
  const t = useTranslations('requests')
  const { address } = useSite()
  const { day } = useFormat()
  const back = <Link href={address('requests')}>{t('back')}</Link>
  useDocumentTitle(...(request ? [t(`procedures.${request.procedure}`), request.reference] : [t('one')]))
  if (!request) return <PageHeading title={t('one')} back={back} />
  const { procedure, state, reference, contract, effective_date: effective } = request
  const answer = () => {
    if (state === 'effective' && effective) return t('states.effective.since', { day: day(effective) })
    return state === 'withdrawn' && request.reason_code === 'already_so'
      ? t('states.withdrawn.alreadySo')
      : t(`states.${state}.answer`)
  }
  return (
    <PageHeading
      title={t(`procedures.${procedure}`)}
      back={back}
      picture={
        state === 'effective' ? (
          <Suspense>
            <LitBulb />
          </Suspense>
        ) : undefined
      }
      answer={answer()}
      detail={
        contract ? t('heading', { reference, contract: contract.name }) : t('headingOfPerson', { reference })
      }
    />
  )
}

/** The request does not exist or is another customer's: the API does not say which. */
function Unknown() {
  const t = useTranslations('requests')
  const { address } = useSite()
  return (
    <EmptyState
      picture={<Unplugged />}
      title={t('unknown.title')}
      action={
        <Link className={buttonClass({ look: 'primary' })} href={address('requests')}>
          {t('back')}
        </Link>
      }
    >
      {t('unknown.why')}
    </EmptyState>
  )
}

interface RequestProps {
  readonly request: RequestDetail
}

function Request({ request }: RequestProps) {
  const t = useTranslations('requests')
  const { instant } = useFormat()
  const { id, state, reference } = request
  const standing = changeStanding(state)
  return (
    <>
      <WhatNext request={request} />
      {request.signature ? <Signing request={request} signature={request.signature} /> : null}
      <Card title={t(`changes.title.${standing}`)}>
        <Changes changes={request.changes} standing={standing} />
      </Card>
      <Card title={t('history.title')}>
        <History history={request.history} state={state} due_date={request.due_date} />
      </Card>
      <Card title={t('details.title')}>
        <DefinitionList
          columns={2}
          items={[
            { term: t('columns.reference'), value: reference, note: t('details.quote') },
            { term: t('columns.submitted'), value: instant(request.submitted_at) },
            ...(request.mandate_reference
              ? [{ term: t('details.mandate'), value: request.mandate_reference }]
              : []),
          ]}
        />
        <div className="row no-print">
          <DownloadLink file={remoteFile(getRequestReceipt, { params: { id: String(id) } })}>
            {t('details.receipt')}
          </DownloadLink>
          {request.withdrawable ? <Withdrawing id={String(id)} /> : null}
        </div>
      </Card>
    </>
  )
}
