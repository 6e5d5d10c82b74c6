import { inviteDelegate } from '@endoll/api/delegations.ts'
import { useTranslations } from 'use-intl'
import { useMay } from '../../../calls/acting.ts'
import { useSite } from '../../../site/site.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ChangeLink } from '../actions/ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'

interface PeopleCardProps {
  readonly shown: ShownContract
}

/** In whose name the contract is, who pays it, and whom its bills are made out to: each as what they are. */
export function PeopleCard({ shown }: PeopleCardProps) {
  const { contract } = shown
  const t = useTranslations('contract-page.people')
  const title = useTranslations('contract-page.parts')
  const { owner_partner: owner, payer_partner: payer, fiscal_partner: fiscal, fiscal_address } = contract
  const { people } = contract
  return (
    <Card title={title('people')}>
      <DefinitionList
        columns={2}
        items={[
          {
            term: t('owner'),
            value: (
              <>
                {owner.name}
                <ChangeLink change="change_holder" shown={shown} />
              </>
            ),
            note: t('ownerNote'),
          },
          {
            term: t('payer'),
            value: payer.name,
            note: (
              <>
                {people.payer === 'owner' ? t('payerNote') : t('payerOther')}
                {people.payer === 'another' ? <InvitePayer shown={shown} /> : null}
              </>
            ),
          },
          {
            term: t('fiscal'),
            value: fiscal.name,
            note: people.fiscal === 'owner' ? undefined : t('notOwner'),
          },
          { term: t('nif'), value: fiscal.vat },
          {
            term: t('fiscalAddress'),
            value: <span className="contract-address">{fiscal_address.full_address}</span>,
          },
        ]}
      />
    </Card>
  )
}

/** Where whoever pays for another can be let see and pay the bills; the customer's own to decide. */
function InvitePayer({ shown: { contract } }: PeopleCardProps) {
  const t = useTranslations('contract-page.people')
  const { address, offersSwitch } = useSite()
  const may = useMay(inviteDelegate)
  if (!offersSwitch('delegation') || !may || contract.state !== 'activa') return null
  return (
    <>
      {' '}
      <Link className="no-print" href={address('profile', {}, { payer: contract.name })}>
        {t('invitePayer')}
      </Link>
    </>
  )
}
