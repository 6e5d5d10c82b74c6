import type { HomeSupply } from '@endoll/api/home.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { useTranslations } from 'use-intl'
import { useOffersFunction } from '../../calls/acting.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { functionQuery } from '../../site/contract-functions.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { changesOffered } from '../../supplies/changes-offered.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'

interface ShortcutsProps {
  readonly supply: HomeSupply
  /** Which of several supplies it is. */
  readonly place: string | undefined
  /** The last day that has readings, where that is known. */
  readonly lastRead: Day | undefined
  /** Whether it gave anything to the grid this month. */
  readonly exports: boolean
}

type Name = 'yesterday' | 'invoices' | 'power' | 'sun' | 'iban' | 'moving'

/** What people come for most, one press away. */
export function Shortcuts({ supply, place, lastRead, exports }: ShortcutsProps) {
  const t = useTranslations('home.shortcuts')
  const { address, settings, offersSwitch } = useSite()
  const offersFunction = useOffersFunction()
  const { name, type, state, has_consumption: isRead } = supply
  const isElectric = type === 'electricity'
  const { dayOfYear } = useFormat()
  const yesterday = addDays(today(), -1)
  // Readings come some days late: the link leads to a day that has them.
  const day = lastRead !== undefined && lastRead < yesterday ? lastRead : yesterday
  const changes = changesOffered(supply, settings).filter(offersFunction)
  const all: readonly (readonly [Name, IconName, string] | false)[] = [
    isElectric &&
      isRead && [
        'yesterday',
        'chart',
        address(
          'viewContracts',
          {},
          {
            ...functionQuery('consumption', name),
            view: 'hourly',
            start: day,
            end: day,
          },
        ),
      ],
    ['invoices', 'document', address('invoices')],
    isElectric &&
      state === 'activa' && [
        'power',
        'bolt',
        `${address('viewContracts', {}, { contract: name })}#contract-optimal`,
      ],
    exports &&
      offersSwitch('solarYear') && [
        'sun',
        'sun',
        address('viewContracts', {}, { ...functionQuery('consumption', name), view: 'sun' }),
      ],
    changes.includes('iban') && ['iban', 'card', address('viewContracts', {}, functionQuery('iban', name))],
    changes.includes('end_supply') &&
      offersSwitch('moving') &&
      state === 'activa' && [
        'moving',
        'home',
        address('viewContracts', {}, { ...functionQuery('end_supply', name), moving: 'new' }),
      ],
  ]
  return (
    <nav className="stack no-print" data-gap="s" aria-label={t('title')}>
      <h2 className="small soft">{place === undefined ? t('title') : t('titleOf', { place })}</h2>
      <ul role="list" className="home-shortcuts">
        {all
          .filter((one) => one !== false)
          .map(([key, icon, href]) => (
            <li key={key}>
              <Link className="home-shortcut" href={href}>
                <Icon name={icon} />
                {key === 'yesterday' && day !== yesterday ? t('ofDay', { day: dayOfYear(day) }) : t(key)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
