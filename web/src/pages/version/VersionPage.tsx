import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

export function VersionPage() {
  const t = useTranslations('session.version')
  const { version, mode } = useSite().settings
  return (
    <>
      <PageHeading title={t('title')} />
      <DefinitionList
        items={[
          { term: t('application'), value: 'Endoll' },
          { term: t('version'), value: version },
          { term: t('mode'), value: t(`modes.${mode}`) },
        ]}
      />
      <p className="small soft">{t('licence')}</p>
    </>
  )
}
