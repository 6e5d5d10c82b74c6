import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { useClaims } from '../../calls/use-session.ts'
import { quantityText } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { nowMs } from '../../site/clock.ts'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Link } from '../../ui/Link.tsx'
import { demandOfBill, readOwnDemand, type NeededPower, type RealDemand } from './real-demand.ts'

interface ReallyNeededCardProps {
  readonly cups: string
  readonly bill: InvoiceQrSaid | undefined
}

/** Beside what the appliances ask for: what the supply drew in a year, by its meter or by its bill. */
export function ReallyNeededCard({ cups, bill }: ReallyNeededCardProps) {
  const isOwn = useClaims()?.scope === 'all'
  const [own, setOwn] = useState<RealDemand>()
  useEffect(() => {
    // Without it the result stands as it is; the contract's page says what went wrong there.
    if (isOwn) void readOwnDemand(cups).then(setOwn, () => undefined)
  }, [isOwn, cups])
  const demand = own ?? demandOfBill(bill, cups, dayAt(nowMs(), 'Europe/Madrid'))
  return demand ? <Needed demand={demand} /> : null
}

interface NeededProps {
  readonly demand: RealDemand
}

function Needed({ demand: { from, powers } }: NeededProps) {
  const t = useTranslations('power-calculator.needed')
  const format = useFormat()
  const { address } = useSite()
  const power = (powerW: number) => quantityText(format.power(powerW))
  const periodOf = (index: number) =>
    powers.length === 2 ? t(index === 0 ? 'peak' : 'valley') : `P${index + 1}`
  const sentenceOf = ({ contractedW, demandedW, enoughW }: NeededPower) => {
    const figures = { demanded: power(demandedW), contracted: power(contractedW), enough: power(enoughW) }
    return enoughW < contractedW ? t('less', figures) : t('fits', figures)
  }
  return (
    <Card title={t('title')}>
      <p>{'bill' in from ? t('ofBill', { day: format.longDay(from.bill) }) : t('ofContract')}</p>
      <DefinitionList
        items={powers.map((one, index) => ({ term: periodOf(index), value: sentenceOf(one) }))}
      />
      <p className="soft">{t('margin')}</p>
      {'contract' in from ? (
        <p>
          <Link href={address('viewContracts', {}, { contract: from.contract })}>{t('toContract')}</Link>
        </p>
      ) : null}
    </Card>
  )
}
