import { useTranslations } from 'use-intl'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { part } from '../../loading/part.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** Comes by itself, after the page. */
const CallSteps = part({ load: async () => (await import('./CallSteps.tsx')).CallSteps, room: Room })

function Room() {
  const t = useTranslations('call-back')
  return <p className="soft">{t('loading')}</p>
}

/** Being called at a time of one's own choosing: asked for with an account or without, changed by the link of its mail. */
export function CallBackPage() {
  const t = useTranslations('call-back')
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} answer={t('answer')} />
      <InBrowser>
        <CallSteps />
      </InBrowser>
    </div>
  )
}
