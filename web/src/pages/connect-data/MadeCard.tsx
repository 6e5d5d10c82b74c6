import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
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
        <CopyButton worded text={recipe} label={t('copy')} copiedLabel={t('copied')} />
        {use === 'calendar' ? null : (
          <CopyButton worded text={secret} label={t('copyToken')} copiedLabel={t('copied')} />
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
