import { groupCups } from '@endoll/domain/identity/cups.ts'
import { useTranslations } from 'use-intl'
import { FlowSummary } from '../../../flow/FlowSummary.tsx'
import { openSteps } from '../../../flow/flow.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { furtherSupplyFlow, sharedAnswers, type Answers, type Circumstances } from '../flow.ts'
import type { SentSupply } from '../sent-contract.ts'
import { useStepTexts } from '../use-step-texts.ts'
import { isWhole, type FurtherSupply } from './supplies.ts'

interface SeveralSuppliesProps {
  readonly circumstances: Circumstances
  /** Everything that is answered with the first supply. */
  readonly first: Answers
  readonly further: readonly FurtherSupply[]
  /** What became of them when they were sent before. */
  readonly sent: readonly SentSupply[]
  /** Address of a step of a further supply. */
  readonly hrefOf: (key: string, step: string) => string
  readonly onAdd: () => void
  /** Without a key: the first. */
  readonly onRemove: (key: string | undefined) => void
}

/** Whether a supply was taken already: it stays as it was sent. */
function isTaken(sent: readonly SentSupply[], key: string | undefined): boolean {
  return sent.some((one) => one.key === key && one.reply?.status === 'OK')
}

/** On the summary of a business: its further supplies, what all cost, and the way to one more. */
export function SeveralSupplies(props: SeveralSuppliesProps) {
  const { first, further, sent, onAdd, onRemove } = props
  const t = useTranslations('new-contract.several')
  const { money } = useFormat()
  const { settings } = useSite()
  const { phone } = settings.organisation
  const most = settings.contracting.mostSupplies
  const count = further.length + 1
  const cents = [first, ...further.map(({ answers }) => answers)].map(({ productCents }) => productCents)
  const known = cents.filter((one) => typeof one === 'number')
  return (
    <section className="stack several-supplies" aria-label={t('title')}>
      {isTaken(sent, undefined) ? (
        <Notice tone="info">{t('taken', { cups: groupCups(first.cups ?? '') })}</Notice>
      ) : count > 1 ? (
        <div className="row">
          <Button small onClick={() => onRemove(undefined)}>
            {t('remove', { number: 1, cups: groupCups(first.cups ?? '') })}
          </Button>
        </div>
      ) : null}
      {further.map((supply, index) => (
        <OneSupply
          {...props}
          key={supply.key}
          supply={supply}
          number={index + 2}
          isSent={isTaken(sent, supply.key)}
        />
      ))}
      {count > 1 && known.length === count ? (
        <DefinitionList
          items={[
            {
              term: t('total', { count }),
              value: <strong>{money(known.reduce((sum, one) => sum + one, 0))}</strong>,
            },
          ]}
        />
      ) : null}
      {count < most ? (
        <div className="stack" data-gap="s">
          <p className="soft">{t('more')}</p>
          <div className="row">
            <Button onClick={onAdd}>{t('add')}</Button>
          </div>
        </div>
      ) : (
        <p className="soft">
          {t('most', { count: most })} <PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink>
        </p>
      )}
    </section>
  )
}

interface OneSupplyProps extends SeveralSuppliesProps {
  readonly supply: FurtherSupply
  readonly number: number
  readonly isSent: boolean
}

function OneSupply({ circumstances, first, supply, number, isSent, hrefOf, onRemove }: OneSupplyProps) {
  const t = useTranslations('new-contract.several')
  const textsOf = useStepTexts()
  const { key, answers } = supply
  const cups = groupCups(answers.cups ?? '')
  if (isSent) return <Notice tone="info">{t('taken', { cups })}</Notice>
  const shared = sharedAnswers(first)
  const whole = isWhole(supply, shared, circumstances)
  const texts = textsOf(answers)
  const flow = furtherSupplyFlow(circumstances, shared)
  const remove = (
    <Button small onClick={() => onRemove(key)}>
      {t('remove', { number, cups })}
    </Button>
  )
  if (!whole) {
    return (
      <Notice tone="wait" title={t('unfinished', { number })} actions={remove}>
        <p>
          <Link href={hrefOf(key, openSteps(flow, answers).at(-1)?.slug ?? 'home')}>
            {t('goOn', { number })}
          </Link>
        </p>
      </Notice>
    )
  }
  return (
    <>
      <FlowSummary
        parts={(['home', 'contract'] as const).map((slug) => ({
          slug,
          title: t('part', { number, part: texts[slug].title }),
          facts: texts[slug].facts,
        }))}
        hrefOf={(step) => hrefOf(key, step)}
      />
      <div className="row">{remove}</div>
    </>
  )
}
