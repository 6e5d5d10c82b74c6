import { useTranslations } from 'use-intl'
import { pricePages } from '@endoll/api/price-pages.ts'
import { useClaims } from '../../calls/use-session.ts'
import { useSite } from '../../site/site.tsx'
import { ToolRoom, VisitorTool } from '../../form/visitor-tool/VisitorTool.tsx'
import { Link } from '../../ui/Link.tsx'
import type { ComparedKind } from './typed-bill.ts'
import { part } from '../../loading/part.tsx'

export const Comparator = part({
  load: async () => (await import('./Comparator.tsx')).Comparator,
  texts: ['lead-form', 'files'],
  room: ToolRoom,
})

const OwnYear = part({
  load: async () => (await import('./own-year/OwnYear.tsx')).OwnYear,
  texts: ['product-year'],
  room: ToolRoom,
})

interface ComparatorFrameProps {
  readonly kind: ComparedKind
}

export function ComparatorFrame({ kind }: ComparatorFrameProps) {
  const t = useTranslations('comparison')
  const { settings, language, address } = useSite()
  const { organisation, switches } = settings
  const { phone } = organisation
  const isSignedIn = useClaims() !== undefined
  return (
    <VisitorTool
      title={t(`title.${kind}`)}
      answer={t('answer')}
      detail={t('detail')}
      more={
        <>
          {switches.publicPrices ? <a href={pricePages[language]}>{t('prices')}</a> : null}
          {kind === 'electricity' ? (
            <Link href={address('gasPriceComparator')}>{t('other.gas')}</Link>
          ) : (
            <Link href={address('priceComparator')}>{t('other.electricity')}</Link>
          )}
        </>
      }
      help={
        switches.comparatorSideContact ? { title: t('help.title'), call: t('help.call', { phone }) } : null
      }
    >
      {isSignedIn ? (
        <OwnYear kind={kind}>
          <Comparator kind={kind} />
        </OwnYear>
      ) : (
        <Comparator kind={kind} />
      )}
    </VisitorTool>
  )
}
