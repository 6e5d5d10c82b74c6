import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../calls/api-error.ts'
import { ReadFailure } from '../failures/ReadFailure.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { ListArea } from './KindTabs.tsx'

interface NoMatchProps {
  readonly area: ListArea
  readonly filter: string
  readonly onClear: () => void
}

/** Nothing in the list matches the filter. */
export function NoMatch({ area, filter, onClear }: NoMatchProps) {
  const t = useTranslations(`${area}.noMatch`)
  return (
    <EmptyState
      icon="search"
      title={t('title', { filter })}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    >
      {t('text')}
    </EmptyState>
  )
}

interface BeyondTheEndProps {
  readonly area: ListArea
  readonly firstHref: string
}

/** An old address of a page that the list no longer has. */
export function BeyondTheEnd({ area, firstHref }: BeyondTheEndProps) {
  const t = useTranslations(`${area}.beyond`)
  return (
    <EmptyState
      title={t('title')}
      action={
        <Link className={buttonClass({})} href={firstHref}>
          {t('first')}
        </Link>
      }
    >
      {t('text')}
    </EmptyState>
  )
}

interface ListPagesProps {
  readonly area: ListArea
  /** The page shown, from 1. */
  readonly page: number
  /** How many rows are on the pages before, on this page and on all of them. */
  readonly rows: { readonly before: number; readonly shown: number; readonly total: number }
  readonly rowsOfPage: number
  readonly hrefOf: (page: number) => string
}

/** Which rows of the list are shown, and the way to the others. */
export function ListPages({
  area,
  page,
  rows: { before, shown, total },
  rowsOfPage,
  hrefOf,
}: ListPagesProps) {
  const t = useTranslations(`${area}.paging`)
  return (
    <Pagination
      label={t('label')}
      text={t('showing', { from: before + 1, to: before + shown, total })}
      page={page}
      more={before + shown < total}
      count={Math.ceil(total / rowsOfPage)}
      hrefOf={hrefOf}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    />
  )
}

interface NoneOfKindProps {
  readonly area: ListArea
  /** The kind that has nothing. */
  readonly kind: SupplyKind
  readonly onKind: (kind: SupplyKind) => void
}

/** There is nothing of this kind, but something of the other. */
export function NoneOfKind({ area, kind, onKind }: NoneOfKindProps) {
  const t = useTranslations(`${area}.empty`)
  const other = otherKind(kind)
  return (
    <EmptyState
      icon={kind === 'gas' ? 'flame' : 'bolt'}
      title={t(kind === 'gas' ? 'titleGas' : 'titleElectricity')}
      action={
        <Button onClick={() => onKind(other)}>{t(other === 'gas' ? 'seeGas' : 'seeElectricity')}</Button>
      }
    >
      {t('other')}
    </EmptyState>
  )
}

export function otherKind(kind: SupplyKind): SupplyKind {
  return kind === 'gas' ? 'electricity' : 'gas'
}

interface ListFailureProps {
  readonly area: ListArea
  readonly error: ApiError
  readonly onRetry: () => void
}

/** The list could not be read. */
export function ListFailure({ area, error, onRetry }: ListFailureProps) {
  const t = useTranslations(`${area}.failure`)
  return <ReadFailure error={error} title={t('title')} safe={t('safe')} onRetry={onRetry} />
}
