import { centsOf } from '@endoll/api/cents.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Proposal } from './measured.ts'

interface ProposedPowersProps {
  readonly proposal: Proposal
  /** The fields hold it already. */
  readonly filledIn: boolean
  readonly onTake: (powersW: readonly number[]) => void
}

/** What the proposal saves in a year, and the button that writes it into the fields. */
export function ProposedPowers({ proposal, filledIn, onTake }: ProposedPowersProps) {
  const t = useTranslations('power.measured')
  const { money } = useFormat()
  if ('none' in proposal) return <p>{t(proposal.none)}</p>
  const { powersW, saving, pays } = proposal
  return (
    <Notice
      tone={pays ? 'good' : 'neutral'}
      title={t(pays ? 'saves' : 'savesLittle', { amount: money(centsOf(saving)) })}
      actions={
        filledIn ? (
          <p role="status">{t('taken')}</p>
        ) : (
          <Button small onClick={() => onTake(powersW)}>
            {t('take')}
          </Button>
        )
      }
    />
  )
}
