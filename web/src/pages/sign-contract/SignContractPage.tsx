import { draftQuery } from '../../features/new-contracts/drafts-query.ts'
import { TextRoom } from '../../i18n/rooms.tsx'
import type { DraftDetail } from '@endoll/api/contract-drafts.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isUnknown } from '../../calls/api-error.ts'
import { queryClient } from '../../calls/query.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Link } from '../../ui/Link.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { EndPicture } from '../../ui/pictures/EndPicture.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { part } from '../../loading/part.tsx'
import { signedTogether } from './signed-together.ts'

// It shares the form of the code with the page of a request; neither is loaded by a page of changes.
const SigningCard = part({
  load: async () => (await import('./SigningCard.tsx')).SigningCard,
  room: TextRoom,
})

/** How often the page polls for the sent summary or an outside provider's signature. */
const nextLookMs = 4000

function waitsForMail(draft: DraftDetail): boolean {
  const { state, signature } = draft
  const waits = signedTogether(draft).some(({ summary_sent_at: sent }) => sent === null)
  return state === 'waiting_signature' && signature !== null && (waits || signature.provider === 'outside')
}

/** The page of the summary's mail, where the contract is read and signed by its link. */
export function SignContractPage() {
  const t = useTranslations('new-contracts')
  const { phone } = useSite().settings.organisation
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(
    {
      ...draftQuery(id),
      refetchInterval: ({ state: { data } }) => (data && waitsForMail(data) ? nextLookMs : false),
    },
    // Only pages of customers stand below one of their own.
    queryClient,
  )
  const { data, error } = query
  const content = () => {
    if (data) return <Draft draft={data} />
    if (isUnknown(error)) {
      return (
        <EmptyState
          title={t('unknown.title')}
          action={<PhoneLink phone={phone}>{t('unknown.call', { phone })}</PhoneLink>}
        >
          {t('unknown.why')}
        </EmptyState>
      )
    }
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
      <PageHeading
        title={data ? t(`asked.${data.kind}`, { product: data.product }) : t('title')}
        {...(data
          ? {
              answer: t(`states.${data.state}.answer`),
              detail: t('heading', { reference: data.reference, cups: data.cups }),
              picture: data.state === 'signed' ? <EndPicture of="sent" /> : undefined,
            }
          : {})}
      />
      {content()}
    </div>
  )
}

interface DraftProps {
  readonly draft: DraftDetail
}

function Draft({ draft }: DraftProps) {
  const t = useTranslations('new-contracts')
  const { address } = useSite()
  const { state, kind, documents } = draft
  const others = draft.together.filter(({ signed_with_it: isSigned }) => !isSigned)
  const newContract = kind === 'gas' ? 'newGasContract' : 'newElectricityContract'
  return (
    <>
      {documents === 'bad' ? <Notice tone="wait" title={t('documents.bad')} /> : null}
      <SigningCard draft={draft} />
      {documents === null || documents === 'bad' ? null : (
        <Card title={t('documents.title')}>
          <p>{t(`documents.${documents}`)}</p>
        </Card>
      )}
      {state === 'waiting_signature' ? null : (
        <Card title={t('next.title')}>
          <p>{t(`next.${state}`)}</p>
          {state === 'signed' ? null : (
            <p>
              <Link href={address(newContract)}>{t('next.again')}</Link>
            </p>
          )}
        </Card>
      )}
      {others.length === 0 ? null : (
        <Card title={t('together.title')}>
          <ul role="list" className="stack">
            {others.map((other) => (
              <li key={other.id} className="stack" data-gap="s">
                <p>
                  <Link href={address('signContract', { id: other.id })}>
                    {t(`asked.${other.kind}`, { product: other.product })}
                  </Link>
                </p>
                <p className="small soft">
                  {t('heading', { reference: other.reference, cups: groupCups(other.cups) })}
                </p>
                <p>{t(`states.${other.state}.answer`)}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
