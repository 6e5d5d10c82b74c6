import { useTranslations } from 'use-intl'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { ListArea } from './KindTabs.tsx'

interface NoMatchProps {
  readonly area: ListArea
  readonly filter: string
  readonly onClear: () => void
}

/** Nothing of the list is what was looked for. */
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
