import { caseQuery } from '../../features/cases/cases-query.ts'
import { TextRoom } from '../../i18n/rooms.tsx'
import { readCase } from '@endoll/api/cases.ts'
import type { CaseDetail, ClaimFact } from '@endoll/api/cases.ts'
import { downloadAcknowledgement } from '@endoll/api/claims.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { kindOf } from '../../features/cases/case-kind.ts'
import { isLate } from '../../features/cases/late-claim.ts'
import { useFactWords } from '../../features/cases/fact-words.ts'
import { FollowedPage } from '../../features/requests/FollowedPage.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { OwnText } from '../../ui/OwnText.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { part } from '../../loading/part.tsx'
import { Conversation } from './Conversation.tsx'

const Rating = part({
  load: async () => (await import('./Rating.tsx')).Rating,
  room: TextRoom,
})
const Writing = part({
  load: async () => (await import('./Writing.tsx')).Writing,
  texts: ['files'],
  room: TextRoom,
})

/** How often an open page looks for an answer. */
const lookAgainMs = 30_000

/** One case: what was said, and what the customer can do. */
export function CasePage() {
  const t = useTranslations('cases')
  const { id = '' } = useParams({ strict: false })
  const query = useQuery({ ...caseQuery(id), refetchInterval: lookAgainMs })
  return (
    <FollowedPage
      query={query}
      heading={useHeading(query.data)}
      texts={{
        back: t('back'),
        loading: t('loading'),
        unread: t('oneUnread'),
        nothingLost: t('nothingLost'),
        unknownTitle: t('unknown.title'),
        unknownWhy: t('unknown.why'),
      }}
    >
      {(detail) => <Case detail={detail} />}
    </FollowedPage>
  )
}

function useHeading(detail: CaseDetail | undefined) {
  const t = useTranslations('cases')
  if (!detail) return { title: t('one'), documentTitle: [t('one')] }
  const last = detail.mails.at(-1)
  const waits = last?.author === 'retailer' ? 'answered' : 'waiting'
  const asks = detail.claim?.complete_by_date ? 'incomplete' : waits
  const answer = detail.state === 'closed' ? t(`kinds.${kindOf(detail)}.isClosed`) : t(`answer.${asks}`)
  return {
    title: t(detail.claim ? 'oneClaim' : 'one'),
    name: detail.subject,
    documentTitle: [detail.subject, detail.reference],
    answer: isLate(detail) ? t('answer.late') : answer,
    detail: detail.contract
      ? t('heading', { reference: detail.reference, contract: detail.contract.name })
      : t('headingOfNone', { reference: detail.reference }),
  }
}

interface CaseProps {
  readonly detail: CaseDetail
}

function Case({ detail }: CaseProps) {
  const t = useTranslations('cases')
  const { instant, day, longDay } = useFormat()
  const { id, unread, mails, category, claim, facts, adr } = detail
  const position = mails.at(-1)?.position ?? 0
  useEffect(() => {
    // What is shown is seen; that this is noted late or not at all harms nothing.
    if (unread > 0)
      void call(readCase, { params: { id: String(id) }, body: { position } }).catch(() => undefined)
  }, [id, unread, position])
  return (
    <>
      {isLate(detail) ? (
        <Notice tone="wait" title={t('late')}>
          <p>
            <AfterSilence detail={detail} />
          </p>
        </Notice>
      ) : null}
      <ToComplete detail={detail} />
      <Card title={t('conversation')}>
        <Conversation id={id} kind={kindOf(detail)} messages={mails} />
      </Card>
      {detail.satisfaction.asks || detail.satisfaction.given ? <Rating detail={detail} /> : null}
      <Writing detail={detail} />
      <Card title={t('details')}>
        <DefinitionList
          columns={2}
          items={[
            { term: t('columns.reference'), value: detail.reference, note: t('quote') },
            ...(category
              ? [
                  {
                    term: t('fields.category'),
                    value: <OwnText text={category.name} languages={detail.text_languages} />,
                  },
                ]
              : []),
            { term: t('opened'), value: instant(detail.opened_at) },
            ...(claim && claim.complete_by_date === null
              ? [{ term: t('answerDue'), value: day(claim.answer_due_date) }]
              : []),
            ...(detail.answer_by === null ? [] : [{ term: t('answerDue'), value: day(detail.answer_by) }]),
            ...(claim && claim.complete_by_date === null && !isLate(detail)
              ? [{ term: t('adr.silence'), value: <AfterSilence detail={detail} /> }]
              : []),
            ...(adr
              ? [
                  {
                    term: adr.body,
                    value: adr.to
                      ? t('adr.decided', { from: day(adr.from), to: day(adr.to) })
                      : t('adr.before', { from: longDay(adr.from) }),
                  },
                ]
              : []),
            ...(facts.length > 0 ? [{ term: t('facts.title'), value: <Facts facts={facts} /> }] : []),
          ]}
        />
        {claim ? (
          <div className="row no-print">
            <DownloadLink file={remoteFile(downloadAcknowledgement, { params: { id: String(id) } })}>
              {t('acknowledgement')}
            </DownloadLink>
          </div>
        ) : null}
      </Card>
    </>
  )
}

/** What a claim lacks is asked for: until when, and what follows (Ley 10/2025 art. 13.3). */
function ToComplete({ detail: { claim } }: CaseProps) {
  const t = useTranslations('cases.incomplete')
  const { longDay } = useFormat()
  if (!claim?.complete_by_date) return null
  const isOver = claim.complete_by_date < today()
  return (
    <Notice tone="wait" title={t('title')}>
      <p>{t(isOver ? 'over' : 'until', { day: longDay(claim.complete_by_date) })}</p>
    </Notice>
  )
}

/** Where to go without an answer, or with one that does not convince (RD 88/2026 art. 55.3, Ley 10/2025 art. 13.7). */
function AfterSilence({ detail: { claim } }: CaseProps) {
  const t = useTranslations('cases.adr')
  const { longDay } = useFormat()
  const { adr } = useSite().settings.organisation
  if (!claim) return null
  const rejected = t('rejected', { day: longDay(claim.answer_due_date) })
  if (!adr) return `${rejected} ${t('region')}`
  return (
    <>
      {rejected} {t('body', { name: adr.name })}
      {adr.phone === null ? null : (
        <>
          {' '}
          <PhoneLink phone={adr.phone}>{adr.phone}</PhoneLink>
        </>
      )}
      {adr.website === null ? null : (
        <>
          {' '}
          <a href={adr.website}>{adr.website.replace(/^https?:\/\//, '')}</a>
        </>
      )}
    </>
  )
}

interface FactsProps {
  readonly facts: readonly ClaimFact[]
}

/** What a claim is about, each with the way to it. */
function Facts({ facts }: FactsProps) {
  const { address } = useSite()
  const wordsOf = useFactWords()
  return (
    <ul className="case-files">
      {facts.map((fact) => {
        const id = String(fact.id)
        const href = fact.kind === 'request' ? address('request', { id }) : address('invoice', { id })
        return (
          <li key={`${fact.kind} ${id}`}>
            <Link href={href}>{wordsOf(fact)}</Link>
          </li>
        )
      })}
    </ul>
  )
}
