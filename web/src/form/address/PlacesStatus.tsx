import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import type { Places } from './use-places.ts'

interface PlacesStatusProps {
  readonly places: Places
  readonly state: string
}

/** The state of the look-up, also for screen readers; once there is a municipality, its province. */
export function PlacesStatus({ places, state }: PlacesStatusProps) {
  const t = useTranslations('address')
  const words = () => {
    switch (places.at) {
      case 'waiting':
        return ''
      case 'looking':
        return t('looking')
      case 'failed':
        return t('failed')
      case 'found':
        return state ? t('province', { state }) : t('several', { count: places.places.length })
      case 'by-hand': {
        if (state) return t('province', { state })
        const [first] = places.places
        return t(places.why === 'unknown' ? 'unknown' : 'unread', { state: first?.state ?? '' })
      }
    }
  }
  return (
    <div className="row address-status">
      <p role="status" className="small soft">
        {words()}
      </p>
      {places.at === 'failed' ? (
        <Button small onClick={places.again}>
          {t('again')}
        </Button>
      ) : null}
    </div>
  )
}
