import { readCase } from '@endoll/api/cases.ts'
import type { CaseDetail } from '@endoll/api/cases.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isUnknown } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { caseQuery } from '../../features/cases/cases-query.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { useDocumentTitle } from '../../site/use-document-title.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { OwnText } from '../../ui/OwnText.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Conversation } from './Conversation.tsx'

const Writing = lazy(async () => ({ default: (await import('./Writing.tsx')).Writing }))

/** How often an open page looks for an answer. */
const lookAgainMs = 30_000

/** One case: what was said, and what the customer can do. */
export function CasePage() {
  const t = useTranslations('cases')
  const { id = '' } = useParams({ strict: false })
  const query = useQuery({ ...caseQuery(id), refetchInterval: lookAgainMs })
  const { data, error } = query
  const content = () => {
    if (data) return <Case detail={data} />
    if (isUnknown(error)) return <Unknown />
    if (!error) return <Skeleton label={t('loading')} shape="text" />
    return (
      <ReadFailure
        error={error}
        title={t('oneUnread')}
        safe={t('nothingLost')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <div className="stack" data-gap="l">
      <Heading detail={data} />
      <InBrowser>{content()}</InBrowser>
    </div>
  )
}

interface HeadingProps {
  readonly detail: CaseDetail | undefined
}

function Heading({ detail }: HeadingProps) {
  const t = useTranslations('cases')
  const { address } = useSite()
  const back = <Link href={address('requests')}>{t('back')}</Link>
  useDocumentTitle(...(detail ? [detail.subject, detail.reference] : [t('one')]))
  if (!detail) return <PageHeading title={t('one')} back={back} />
  const last = detail.mails.at(-1)
  const waits = last?.author === 'retailer' ? 'answered' : 'waiting'
  return (
    <PageHeading
      title={t(detail.claim ? 'oneClaim' : 'one')}
      name={detail.subject}
      back={back}
      answer={t(`answer.${detail.state === 'closed' ? 'closed' : waits}`)}
      detail={t('heading', { reference: detail.reference, contract: detail.contract.name })}
    />
  )
}

function Unknown() {
  const t = useTranslations('cases')
  const { address } = useSite()
  return (
    <EmptyState
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

interface CaseProps {
  readonly detail: CaseDetail
}

function Case({ detail }: CaseProps) {
  const t = useTranslations('cases')
  const { instant, day } = useFormat()
  const { id, unread, mails, category, claim } = detail
  const position = mails.at(-1)?.position ?? 0
  useEffect(() => {
    // What is shown is seen; that this is noted late or not at all harms nothing.
    if (unread > 0)
      void call(readCase, { params: { id: String(id) }, body: { position } }).catch(() => undefined)
  }, [id, unread, position])
  return (
    <>
      <Card title={t('conversation')}>
        <Conversation id={id} messages={mails} />
      </Card>
      <Suspense fallback={<Skeleton label={t('loading')} shape="text" />}>
        <Writing detail={detail} />
      </Suspense>
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
            ...(claim ? [{ term: t('answerDue'), value: day(claim.answer_due_date) }] : []),
          ]}
        />
      </Card>
    </>
  )
}
