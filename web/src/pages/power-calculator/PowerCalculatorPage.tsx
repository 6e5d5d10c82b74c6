import { useTranslations } from 'use-intl'
import { VisitorTool } from '../../form/visitor-tool/VisitorTool.tsx'
import { useSite } from '../../site/site.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'

const Calculator = lazyComponent(async () => ({ default: (await import('./Calculator.tsx')).Calculator }))

/** Which power a home needs. */
export function PowerCalculatorPage() {
  const t = useTranslations('power-calculator')
  const { organisation, switches } = useSite().settings
  const { phone } = organisation
  return (
    <VisitorTool
      title={t('title')}
      answer={t('answer')}
      loading={t('loading')}
      help={
        switches.powerCalculatorSideContact
          ? { title: t('help.title'), call: t('help.call', { phone }) }
          : null
      }
    >
      <Calculator />
    </VisitorTool>
  )
}
