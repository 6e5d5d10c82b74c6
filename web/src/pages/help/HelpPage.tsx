import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { withdrawalDays } from '@endoll/domain/contracting/withdrawal.ts'
import { useTranslations } from 'use-intl'
import { useClaims } from '../../calls/use-session.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { part } from '../../loading/part.tsx'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { publicPhones, topics, type Topic } from './topics.ts'
import './help.css'

/** Faults and emergencies are answered day and night. */
const wholeDay = 24

/** The phones of the distributors of one's own supplies. */
const OwnFaultPhones = part({
  load: async () => (await import('./OwnFaultPhones.tsx')).OwnFaultPhones,
  texts: ['help'],
})

/** What to do when life happens, for everybody: each topic ends in a number that answers or a page where it is done. */
export function HelpPage() {
  const t = useTranslations('help')
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} answer={t('answer')} />
      <div className="card help-topics">
        {topics.map((topic) => (
          <TopicText key={topic.key} topic={topic} />
        ))}
      </div>
    </div>
  )
}

interface TopicTextProps {
  readonly topic: Topic
}

/** Closed until it is pressed, which needs no code of ours. */
function TopicText({
  topic: { key, says, faults, publicPhones: services = [], pages = [], calls },
}: TopicTextProps) {
  const t = useTranslations('help')
  const { address, offers, offersSwitch, settings, language } = useSite()
  const { phone, schedule } = settings.organisation
  const { number } = useFormat()
  const days = number(valueOn(withdrawalDays, today()))
  const hours = number(wholeDay)
  return (
    <details id={key}>
      <summary>
        <h2>{t(`${key}.title`)}</h2>
      </summary>
      <ol>
        {says
          .filter((sentence) => sentence !== 'together' || offersSwitch('moving'))
          .map((sentence) => (
            // The type of a text's name cannot know which topic has how many sentences.
            <li key={sentence}>{t(`${key}.${sentence}` as 'fraud.third', { days })}</li>
          ))}
      </ol>
      {faults ? <FaultPhones kind={faults} /> : null}
      <ul role="list">
        {services.map((service) => (
          <li key={service}>
            {t(`phones.${service}`, { hours })}: <PhoneLink phone={publicPhones[service]} />
          </li>
        ))}
        {calls ? (
          <li>
            {t('phones.us')}: <PhoneLink phone={phone} /> · {schedule[language]}
          </li>
        ) : null}
        {calls && offers('callBack') ? (
          <li>
            <Link href={address('callBack')}>{t('toCall')}</Link>
          </li>
        ) : null}
        {pages
          .filter((page) => offers(page))
          .map((page) => (
            <li key={page}>
              <Link href={address(page)}>{t(`pages.${page}`)}</Link>
            </li>
          ))}
      </ul>
    </details>
  )
}

interface FaultPhonesProps {
  readonly kind: 'electricity' | 'gas'
}

/** Who mends the network: for one's own supplies, and whom the deployment names. */
function FaultPhones({ kind }: FaultPhonesProps) {
  const t = useTranslations('help')
  const { number } = useFormat()
  const { faultPhones } = useSite().settings.organisation
  const isSignedIn = useClaims() !== undefined
  const named = faultPhones.filter((one) => one.kind === kind)
  return (
    <>
      <p>{t(`faults.${kind}`, { hours: number(wholeDay) })}</p>
      {isSignedIn ? <OwnFaultPhones kind={kind} /> : null}
      <ul role="list">
        {named.map(({ distributor, phone }) => (
          <li key={distributor}>
            {distributor}: <PhoneLink phone={phone} />
          </li>
        ))}
      </ul>
    </>
  )
}
