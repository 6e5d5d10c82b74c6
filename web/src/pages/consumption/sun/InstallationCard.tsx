import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/Card.tsx'
import { Code } from '../../../ui/Cups.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import type { SunYear } from './SunPage.tsx'

interface InstallationCardProps {
  readonly installation: SunYear['installation']
}

/** What is known of the panels, each with what it means. */
export function InstallationCard({ installation: { modality, code, cau, share } }: InstallationCardProps) {
  const t = useTranslations('sun.installation')
  const { number } = useFormat()
  const words = share && {
    least: number(share.least_percent),
    most: number(share.most_percent),
    participants: share.participants,
    year: String(share.year),
  }
  return (
    <Card title={t('title')}>
      <DefinitionList
        columns={2}
        items={[
          {
            term: t('modality'),
            value: modality === null ? t('unknown') : t(`modalities.${modality}`),
            note: code === null ? t('modalityUnknown') : t('code', { code }),
          },
          { term: t('cau'), value: cau === null ? t('unknown') : <Code code={cau} />, note: t('cauNote') },
          {
            term: t('share'),
            value: !words
              ? t('noShare')
              : words.least === words.most
                ? t('shareFixed', words)
                : t('shareByHour', words),
            note: t('shareNote'),
          },
          { term: t('power'), value: t('unknown'), note: t('powerNote') },
        ]}
      />
    </Card>
  )
}
