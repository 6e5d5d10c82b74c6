import { useTranslations } from 'use-intl'
import { Card } from '../../../ui/Card.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { ChangeLink } from '../actions/ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'

interface PeopleCardProps {
  readonly shown: ShownContract
}

/** In whose name the contract is, who pays it, and whom its bills are made out to. */
export function PeopleCard({ shown }: PeopleCardProps) {
  const { contract } = shown
  const t = useTranslations('contract-page.people')
  const title = useTranslations('contract-page.parts')
  const { owner_partner: owner, payer_partner: payer, fiscal_partner: fiscal, fiscal_address } = contract
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
          { term: t('payer'), value: payer.name, note: t('payerNote') },
          { term: t('fiscal'), value: fiscal.name },
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
