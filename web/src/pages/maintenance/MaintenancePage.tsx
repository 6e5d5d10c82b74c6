import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

export function MaintenancePage() {
  const t = useTranslations('pages.maintenance')
  const { instant } = useFormat()
  const { start, end } = useSite().settings.maintenance
  return (
    <>
      <PageHeading title={t('title')} detail={t('text')} />
      {start && end ? <p>{t('window', { start: instant(start), end: instant(end) })}</p> : null}
      {start && !end ? <p>{t('from', { start: instant(start) })}</p> : null}
      {!start && end ? <p>{t('until', { end: instant(end) })}</p> : null}
      <p>
        <a className={buttonClass({})} href="/">
          {t('again')}
        </a>
      </p>
    </>
  )
}
