import type { ContractDetail } from '@endoll/api/contracts.ts'
import { modalityOf } from '@endoll/domain/contracting/self-consumption-code.ts'
import { fact, type FactSection } from '../house/fact.ts'
import type { ContractSource, ContractWords } from './contract-document.ts'

/** Its self-consumption, what the surplus is paid and where what a bill cannot pay goes; none without any of them. */
export function sunOf({ contract, prices, batteries }: ContractSource, words: ContractWords): FactSection[] {
  const { sun: t } = words.t
  const modality = modalityOf(contract.self_consumption)
  const paid = prices.filter(({ concept }) => concept === 'surplus' || concept === 'market_surplus')
  if (modality === undefined && batteries.length === 0) return []
  const priceText = ({ concept, price, tariff_period: period }: ContractDetail['prices'][number]) => {
    const text =
      concept === 'surplus' ? t.price(words.format.price(price)) : t.market(words.format.decimal(price))
    return period === 0 ? text : `P${period}: ${text}`
  }
  return [
    {
      title: t.title,
      facts: [
        ...fact(t.modality, modality === undefined ? null : t.modalities[modality]),
        ...fact(t.cau, modality === undefined ? null : (contract.cau ?? t.unknown)),
        ...fact(t.surplus, paid.length === 0 ? t.notPaid : paid.map(priceText), { note: t.surplusNote }),
        ...fact(
          t.battery,
          batteries.map(({ bateria, pes_percentatge: percent, gestio_descomptes: use }) =>
            t.share(bateria.name, words.format.percent(percent / 100), t.uses[use]),
          ),
          { note: t.batteryNote },
        ),
      ],
    },
  ]
}
