import { takesInvoicesOffline } from '@endoll/api/procedures/invoice-sides.ts'
import { changeInvoiceOnline } from '@endoll/api/procedures/notices.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useChange } from '../../flow/contract/use-change.ts'
import { settingsQuery } from '../../site/settings-address.ts'
import { useContractToChange } from '../../flow/use-contract-to-change.tsx'
import { SendAtOnce } from '../../flow/SendAtOnce.tsx'
import { useSite } from '../../site/site.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { profileQuery } from '../../flow/account-query.ts'

export function Change() {
  return (
    <ContractChange name="invoice_online">
      <InvoiceOnlineChange />
    </ContractChange>
  )
}

/** Invoices of a contract online, or on paper again where the deployment offers that side too. */
function InvoiceOnlineChange() {
  const { name } = useChange()
  const t = useTranslations('invoice-online')
  const { address, settings } = useSite()
  const profile = useQuery(profileQuery())
  const { contract, beside, again, instead } = useContractToChange('invoice_online', 'contract', profile)
  if (!contract) return instead
  const { invoice_online: now } = contract
  if (now && !takesInvoicesOffline(settings.switches)) return <Notice tone="good" title={t('already')} />
  const body = { invoice_online: !now }
  const side = now ? 'off' : 'on'
  return (
    <div className="stack" data-gap="l">
      <DefinitionList items={[{ term: t('now'), value: t(now ? 'online' : 'paper') }]} />
      <section className="stack" data-gap="s" aria-label={t(`${side}.title`)}>
        <h2>{t(`${side}.title`)}</h2>
        <ul className="flow-points">
          <li>{now ? t('off.how') : t('on.how', { email: beside.email })}</li>
          {now ? null : (
            <li>
              {t('on.where')} <Link href={address('notifications', {}, settingsQuery)}>{t('on.choose')}</Link>
            </li>
          )}
          <li>{t(`${side}.kept`)}</li>
          <li>{t('free')}</li>
        </ul>
      </section>
      <SendAtOnce
        draftKey={`invoice-online ${name}`}
        content={body}
        label={t(`${side}.send`)}
        send={(how) => call(changeInvoiceOnline, { params: { name }, body }, how)}
        onOutdated={again}
      />
    </div>
  )
}
