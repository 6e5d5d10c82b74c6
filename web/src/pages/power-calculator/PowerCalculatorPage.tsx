import { useTranslations } from 'use-intl'
import { ToolRoom, VisitorTool } from '../../form/visitor-tool/VisitorTool.tsx'
import { useSite } from '../../site/site.tsx'
import { part } from '../../loading/part.tsx'

export const Calculator = part({
  load: async () => (await import('./Calculator.tsx')).Calculator,
  texts: ['lead-form'],
  room: ToolRoom,
})

/** Which power a home needs. */
export function PowerCalculatorPage() {
  const t = useTranslations('power-calculator')
  const { organisation, switches } = useSite().settings
  const { phone } = organisation
  return (
    <VisitorTool
      title={t('title')}
      answer={t('answer')}
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
