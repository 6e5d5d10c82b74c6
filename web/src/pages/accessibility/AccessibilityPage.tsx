import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

/** What the tests hold: narrow, large-letters, bars, heard and read-aloud in e2e, scripts/contrast.test.ts and kept-forms, the golden documents. */
const held = {
  narrow: '320',
  letters: '200 %',
  shapes: '3 : 1',
  pdf: 'PDF/UA-1',
  wcag: 'WCAG 2.2 (UNE-EN 301 549)',
  law: 'Ley 11/2023',
  /** Websites of electricity and gas; what their general conditions or a document like this page say. */
  articles: '2.2.g, 13.2',
} as const
/** The day on which this page was last checked against the tests. */
const readAgainOn = '2026-11-27'
const checked = ['keys', 'errors', 'large', 'low', 'colours', 'kept', 'documents'] as const
const open = ['shapes', 'people', 'readers', 'outside'] as const

/** How far everybody can use the office, by what its tests show, and whom to tell of a barrier. */
export function AccessibilityPage() {
  const t = useTranslations('accessibility')
  const { number, longDay } = useFormat()
  const { settings, language } = useSite()
  const { email, phone, schedule } = settings.organisation
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={t('answer')}
        lines={[t('service'), t('date', { day: longDay(readAgainOn) })]}
      />
      <Card title={t('barrier')}>
        <p>{t('tell')}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a> · <PhoneLink phone={phone} /> · {schedule[language]}
        </p>
      </Card>
      <Card title={t('checked')}>
        <ul>
          {checked.map((name) => (
            <li key={name}>{t(name, { ...held, text: `${number(4.5)} : 1` })}</li>
          ))}
        </ul>
        <p className="small soft">{t('rules', held)}</p>
      </Card>
      <Card title={t('open')}>
        <ul>
          {open.map((name) => (
            <li key={name}>{t(name, held)}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
