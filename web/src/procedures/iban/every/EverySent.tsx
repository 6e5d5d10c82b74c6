import { useTranslations } from 'use-intl'
import { useSite } from '../../../site/site.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Outcome, Target } from './send-each.ts'

interface EverySentProps {
  readonly outcomes: ReadonlyMap<Target, Outcome>
  readonly signed: boolean
}

/** What became of each contract, and the way to the requests. */
export function EverySent({ outcomes, signed }: EverySentProps) {
  const t = useTranslations('iban-every.done')
  const { address } = useSite()
  const named = (wanted: Outcome) =>
    [...outcomes].filter(([, outcome]) => outcome === wanted).map(([{ name }]) => name)
  const [sent, already, running, closed] = [
    named('sent'),
    named('already'),
    named('running'),
    named('closed'),
  ]
  return (
    <>
      <Notice tone={sent.length > 0 ? 'good' : 'info'} announce title={t('title', { count: sent.length })}>
        {sent.length > 0 && signed ? <p>{t('sign', { count: sent.length })}</p> : null}
        {already.length > 0 ? <p>{t('already', { count: already.length })}</p> : null}
        {running.length > 0 ? <p>{t('running', { names: running.join(', ') })}</p> : null}
        {closed.length > 0 ? <p>{t('closed', { names: closed.join(', ') })}</p> : null}
      </Notice>
      <div className="row">
        <Link className={buttonClass({ look: 'primary' })} href={address('requests')}>
          {t('see')}
        </Link>
      </div>
    </>
  )
}
