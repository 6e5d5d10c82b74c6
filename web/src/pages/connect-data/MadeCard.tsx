import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { recipeOf } from './recipes.ts'
import type { Made } from './TokenForm.tsx'
import './connect-data.css'

interface MadeCardProps {
  readonly made: Made
  readonly onClose: () => void
}

/** What was made, shown this once, and what is pasted where. */
export function MadeCard({ made: { use, secret, supply }, onClose }: MadeCardProps) {
  const t = useTranslations('connect.made')
  const toast = useToast()
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toast({ tone: 'good', text: t('copied') })
  }
  const names = {
    soFar: t('sensors.soFar'),
    expected: t('sensors.expected'),
    price: t('sensors.price'),
    debit: t('sensors.debit'),
  }
  const recipe = recipeOf(use, { office: globalThis.location.origin, secret, supply }, names)
  return (
    <Card title={t(`title.${use}`)}>
      <Notice tone="good" announce title={t('once')} />
      <p>{t(`steps.${use}`)}</p>
      <pre className="pasted" tabIndex={0} translate="no" aria-label={t('text')}>
        {recipe}
      </pre>
      <div className="row">
        <Button small onClick={() => void copy(recipe)}>
          {t('copy')}
        </Button>
        {use === 'calendar' ? null : (
          <Button small onClick={() => void copy(secret)}>
            {t('copyToken')}
          </Button>
        )}
        <Button small onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      {use === 'calendar' ? null : (
        <p>
          <a href="/api/docs">{t('docs')}</a>
        </p>
      )}
    </Card>
  )
}
