import { requestQuery } from '../../features/requests/requests-query.ts'
import { TextRoom } from '../../i18n/rooms.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { getRequestReceipt, sendLinkAgain, signRequest, withdrawRequest } from '@endoll/api/requests.ts'
import type { RequestDetail } from '@endoll/api/requests.ts'
import { useTranslations } from 'use-intl'
import { useMay } from '../../calls/acting.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { Allowed } from '../../failures/Allowed.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { EndPicture } from '../../ui/pictures/EndPicture.tsx'
import { UnpluggedLater } from '../../ui/pictures/UnpluggedLater.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Changes } from './Changes.tsx'
import { History } from './History.tsx'
import {
  changeStanding,
  movesByItself,
  requestPicture,
  nextLookMs,
  toldState,
} from '../../features/requests/request-status.ts'
import { FollowedPage } from '../../features/requests/FollowedPage.tsx'
import { Invitation, Signing } from './Signing.tsx'
import { WhatNext } from './WhatNext.tsx'
import { Withdrawing } from './Withdrawing.tsx'
import { part } from '../../loading/part.tsx'

// Few requests are of several contracts.
const Parts = part({ load: async () => (await import('./Parts.tsx')).Parts, room: TextRoom })

/** One request: its state, what comes next, and what the customer can do. */
export function RequestPage() {
  const t = useTranslations('requests')
  const { id = '' } = useParams({ strict: false })
  const query = useQuery({
    ...requestQuery(id),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && movesByItself(data.state) ? nextLookMs(dataUpdateCount) : false,
  })
  return (
    <FollowedPage
      query={query}
      heading={useHeading(query.data)}
      texts={{
        back: t('back'),
        loading: t('loading'),
        unread: t('unread'),
        nothingLost: t('nothingLost'),
        unknownTitle: t('unknown.title'),
        unknownWhy: t('unknown.why'),
      }}
      unknownPicture={<UnpluggedLater />}
    >
      {(request) => <Request request={request} />}
    </FollowedPage>
  )
}

function useHeading(request: RequestDetail | undefined) {
  const t = useTranslations('requests')
  const { longDay } = useFormat()
  if (!request) return { title: t('one'), documentTitle: [t('one')] }
  const pictured = requestPicture(request)
  const { procedure, state, reference, contract, contracts, effective_date: effective } = request
  const answer = () => {
    if (state === 'effective' && effective)
      return t(procedure === 'erasure' ? 'states.effective.erased' : 'states.effective.since', {
        day: longDay(effective),
      })
    return state === 'withdrawn' && request.reason_code === 'already_so'
      ? t('states.withdrawn.alreadySo')
      : t(`states.${toldState(state, request)}.answer`)
  }
  return {
    title: t(`procedures.${procedure}`),
    documentTitle: [t(`procedures.${procedure}`), reference],
    picture: pictured ? <EndPicture of={pictured} /> : undefined,
    answer: answer(),
    detail: contract
      ? t('heading', { reference, contract: contract.name })
      : contracts.length > 0
        ? t('headingOfSeveral', { reference, count: contracts.length })
        : t('headingOfPerson', { reference }),
  }
}

interface RequestProps {
  readonly request: RequestDetail
}

function Request({ request }: RequestProps) {
  const t = useTranslations('requests')
  const { instant } = useFormat()
  const { id, state, reference } = request
  const standing = changeStanding(state)
  const mayWithdraw = useMay(withdrawRequest)
  // Its contracts have a list of their own.
  const changes = request.changes.filter(({ field }) => !/^contract_\d+$/.test(field))
  return (
    <>
      <WhatNext request={request} />
      {request.signature ? (
        <Allowed endpoint={signRequest}>
          <Signing request={request} signature={request.signature} />
        </Allowed>
      ) : null}
      {request.invitation ? (
        <Allowed endpoint={sendLinkAgain}>
          <Invitation id={String(id)} invitation={request.invitation} />
        </Allowed>
      ) : null}
      {changes.length === 0 ? null : (
        <Card title={t(`changes.title.${standing}`)}>
          <Changes changes={changes} standing={standing} />
        </Card>
      )}
      {request.parts.length > 0 ? <Parts request={request} /> : null}
      <Card title={t('history.title')}>
        <History {...request} />
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
          {mayWithdraw && request.withdrawable ? <Withdrawing id={String(id)} /> : null}
        </div>
      </Card>
    </>
  )
}
