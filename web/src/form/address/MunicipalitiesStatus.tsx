import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import type { Municipalities } from './use-municipalities.ts'

interface MunicipalitiesStatusProps {
  readonly municipalities: Municipalities
  readonly state: string
}

/** The state of the look-up, also for screen readers; once there is a municipality, its province. */
export function MunicipalitiesStatus({ municipalities, state }: MunicipalitiesStatusProps) {
  const t = useTranslations('address')
  const words = () => {
    switch (municipalities.at) {
      case 'waiting':
        return ''
      case 'looking':
        return t('looking')
      case 'failed':
        return t('failed')
      case 'found':
        return state
          ? t('province', { state })
          : t('several', { count: municipalities.municipalities.length })
      case 'by-hand': {
        if (state) return t('province', { state })
        const [first] = municipalities.municipalities
        return t(municipalities.why === 'unknown' ? 'unknown' : 'unread', { state: first?.state ?? '' })
      }
    }
  }
  return (
    <div className="row address-status">
      <p role="status" className="small soft">
        {words()}
      </p>
      {municipalities.at === 'failed' ? (
        <Button small onClick={municipalities.again}>
          {t('again')}
        </Button>
      ) : null}
    </div>
  )
}
