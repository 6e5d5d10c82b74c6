import type { ReactNode } from 'react'
import { isUnknown } from '../../calls/api-error.ts'
import type { ApiError } from '../../calls/api-error.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useDocumentTitle } from '../../site/use-document-title.ts'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface FollowedHeading {
  readonly title: string
  readonly name?: string
  /** What the tab is called, the most telling first. */
  readonly documentTitle: readonly string[]
  readonly picture?: ReactNode
  readonly answer?: string
  readonly detail?: string
}

interface FollowedPageProps<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly error: ApiError | null
    readonly refetch: () => unknown
  }
  readonly heading: FollowedHeading
  readonly texts: Readonly<
    Record<'back' | 'loading' | 'unread' | 'nothingLost' | 'unknownTitle' | 'unknownWhy', string>
  >
  readonly unknownPicture?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** The page of one thing that the customer sent, a request or a case: its heading, and what is below once it is read. */
export function FollowedPage<Data>(props: FollowedPageProps<Data>) {
  const { query, heading, texts, unknownPicture, children } = props
  const { documentTitle, ...shown } = heading
  const { address } = useSite()
  useDocumentTitle(...documentTitle)
  const { data, error } = query
  const content = () => {
    if (data !== undefined) return children(data)
    // It does not exist or is another customer's: the API does not say which.
    if (isUnknown(error)) {
      return (
        <EmptyState
          picture={unknownPicture}
          title={texts.unknownTitle}
          action={
            <Link className={buttonClass({ look: 'primary' })} href={address('requests')}>
              {texts.back}
            </Link>
          }
        >
          {texts.unknownWhy}
        </EmptyState>
      )
    }
    if (!error) return <Skeleton label={texts.loading} shape="text" />
    return (
      <ReadFailure
        error={error}
        title={texts.unread}
        safe={texts.nothingLost}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <div className="stack" data-gap="l">
      <PageHeading {...shown} back={<Link href={address('requests')}>{texts.back}</Link>} />
      <InBrowser>{content()}</InBrowser>
    </div>
  )
}
