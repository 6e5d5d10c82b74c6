import { useTranslations } from 'use-intl'
import type { ApiError } from '../../../calls/api-error.ts'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { useSite } from '../../../site/site.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

interface StateHeadingProps {
  readonly title: string
  readonly answer?: string
}

/** Heading of the page where no contract can be shown. */
export function StateHeading({ title, answer }: StateHeadingProps) {
  const t = useTranslations('contract-page')
  const { address } = useSite()
  return (
    <PageHeading
      back={<Link href={address('contracts')}>{t('back')}</Link>}
      title={title}
      {...(answer === undefined ? {} : { answer })}
    />
  )
}

interface ContractUnreadProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

export function ContractUnread({ error, onRetry }: ContractUnreadProps) {
  const t = useTranslations('contract-page.states')
  return <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={onRetry} />
}

/** Skeleton of the page, tall enough to keep the footer below the window. */
export function ContractWaiting() {
  const t = useTranslations('contract-page')
  return (
    <div className="stack contract-waiting" data-gap="l">
      <Skeleton label={t('loading')} shape="answer" rows={2} />
      <Skeleton label={t('loading')} shape="card" rows={3} />
    </div>
  )
}
