import { useQuery } from '@tanstack/react-query'
import { sendClaim } from '@endoll/api/claims.ts'
import { listRequests } from '@endoll/api/requests.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../../calls/acting.ts'
import { read } from '../../../calls/query.ts'
import { PartFailure } from '../../../failures/PartFailure.tsx'
import { useSite } from '../../../site/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { part } from '../../../loading/part.tsx'
import { RequestsTable } from '../../../features/requests/RequestsTable.tsx'

const ClaimDialog = part({
  load: async () => (await import('../../../features/cases/claim/ClaimDialog.tsx')).ClaimDialog,
  texts: ['claim', 'cases', 'files'],
})

const shown = 5

interface RequestsCardProps {
  /** The contract's name. */
  readonly name: string
}

/** The newest requests of a contract, each leading to its page, and the way to all of them. */
export function RequestsCard({ name }: RequestsCardProps) {
  const t = useTranslations('requests')
  const { address, settings } = useSite()
  const { data, error, refetch } = useQuery(
    read(listRequests, { query: { contract: name, offset: '0', limit: String(shown) } }),
  )
  const content = () => {
    if (data) {
      return data.items.length > 0 ? (
        <RequestsTable caption={t('related.caption', { name })} requests={data.items} empty={null} />
      ) : (
        <p className="soft">{t('related.none')}</p>
      )
    }
    if (!error) return <Skeleton label={t('loading')} shape="table" rows={2} />
    return <PartFailure error={error} title={t('unread')} onRetry={() => void refetch()} />
  }
  return (
    <Card
      title={t('title')}
      aside={
        data && data.items.length > 0 ? <Link href={address('requests')}>{t('related.all')}</Link> : undefined
      }
      actions={settings.switches.reclamATCContract ? <ClaimButton contract={name} /> : undefined}
    >
      {content()}
    </Card>
  )
}

interface ClaimButtonProps {
  readonly contract: string
}

/** Opens the dialog that takes a claim about the contract. */
function ClaimButton({ contract }: ClaimButtonProps) {
  const t = useTranslations('requests.related')
  const may = useMay(sendClaim)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t('claim')}
      </Button>
      {wanted ? <ClaimDialog contract={contract} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
