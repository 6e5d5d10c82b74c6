import { showsGasFlow } from '@endoll/domain/supply/gas-tariff.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/Card.tsx'
import { Code, Cups } from '../../../ui/Cups.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import type { Definition } from '../../../ui/DefinitionList.tsx'
import { Quantity } from '../../../ui/figures.tsx'
import { ChangeLink } from '../actions/ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'

interface SupplyCardProps {
  readonly shown: ShownContract
}

/** Where the energy arrives, through whose grid, and whom to call when it does not. */
export function SupplyCard({ shown }: SupplyCardProps) {
  const { contract } = shown
  const t = useTranslations('contract-page.supply')
  const title = useTranslations('contract-page.parts')
  const { cups, dso, dso_reference, dso_phone, tariff, no_cession_sips: sips, cut_ban: cutBan } = contract
  const { self_consumption: sun } = contract
  const { until: sipsUntil, arrears_since: arrears } = contract.sips
  const gas = useGasFacts(contract)
  const sunNote = useSunNote()
  const dayWords = useDayWords()
  return (
    <Card title={title('supply')}>
      <DefinitionList
        columns={2}
        items={[
          { term: t('address'), value: <span className="contract-address">{cups.full_address}</span> },
          {
            term: t('cups'),
            value: <Cups cups={cups.name} copyLabel={t('copyCups')} copiedLabel={t('copied')} />,
            note: t('cupsNote'),
          },
          { term: t('distributor'), value: dso?.name ?? t('unknown'), note: t('distributorNote') },
          ...(dso_phone === null
            ? []
            : [{ term: t('faults'), value: <PhoneLink className="figures" phone={dso_phone} /> }]),
          { term: t('reference'), value: dso_reference ?? t('unknown') },
          { term: t('tariff'), value: tariff.name },
          {
            term: t('cadastral'),
            value: cups.ref_catastral === null ? t('unknown') : <Code code={cups.ref_catastral} />,
          },
          ...gas,
          ...(sun
            ? [
                {
                  term: t('sun'),
                  value: t(`sun_${sun.modality}`),
                  note: sunNote(sun),
                },
              ]
            : []),
          ...(cutBan
            ? [
                {
                  term: t('cutBan'),
                  value:
                    cutBan.until === null
                      ? t('cutBanned')
                      : t('cutBannedUntil', { until: dayWords(cutBan.until) }),
                },
              ]
            : []),
          {
            term: t('sips'),
            value: (
              <>
                {sipsUntil === null ? t(`sipsStates.${sips}`) : t('sipsUntil', { day: dayWords(sipsUntil) })}
                <ChangeLink change="sips" shown={shown} />
              </>
            ),
            note: arrears === null ? t('sipsNote') : t('sipsArrears', { day: dayWords(arrears) }),
          },
        ]}
      />
    </Card>
  )
}

type SelfConsumption = NonNullable<ContractDetail['self_consumption']>
type SharedPart = NonNullable<SelfConsumption['share']>

/** The code of the installation, and what part of a shared one is the supply's; empty if neither is known. */
function useSunNote() {
  const t = useTranslations('contract-page.supply')
  const { number } = useFormat()
  const shareWords = ({ least_percent: least, most_percent: most, participants, year }: SharedPart) => {
    const among = { participants: number(participants), year: String(year) }
    return least === most
      ? t('sunShare', { ...among, share: number(least) })
      : t('sunShareByHour', { ...among, least: number(least), most: number(most) })
  }
  return ({ cau, share }: SelfConsumption): string =>
    [cau === null ? null : `CAU ${cau}.`, share && shareWords(share)].filter(Boolean).join(' ')
}

/** Pressure and flow of gas, where they are known. */
function useGasFacts({ pressio, caudal, tariff }: ContractDetail): readonly Definition[] {
  const t = useTranslations('contract-page.supply')
  const { number } = useFormat()
  return [
    ...(pressio === null
      ? []
      : [{ term: t('pressure'), value: <Quantity value={number(pressio)} unit="bar" /> }]),
    ...(caudal === null || !showsGasFlow(tariff.name)
      ? []
      : [{ term: t('flow'), value: <Quantity value={number(caudal)} unit="m³/h" /> }]),
  ]
}
