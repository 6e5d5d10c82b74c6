import { getContract, longestPlaceName, namePlace } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { queryClient, read } from '../../calls/query.ts'
import { forgetRequests } from '../../flow/open-requests.ts'
import { InlineEdit } from '../../form/inline/InlineEdit.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { placeNameError } from './place-name-error.ts'

interface PlaceNameEditProps {
  /** The contract's name. */
  readonly contract: string
  readonly called: string
  /** What it is called again without a name of the customer's. */
  readonly usual: string
  readonly onClose: () => void
}

/** The name of a contract's place, as its customer types it. */
export function PlaceNameEdit({ contract, called, usual, onClose }: PlaceNameEditProps) {
  const t = useTranslations('place')
  const toast = useToast()
  const send = async (typed: string) => {
    const place = await call(namePlace, { params: { name: contract }, body: { place_name: typed } })
    const { queryKey } = read(getContract, { params: { name: contract } })
    queryClient.setQueryData(queryKey, (before) => before && { ...before, place })
    // Lists and the home have the name as well.
    forgetRequests()
    toast({ tone: 'good', text: t(place.name === null ? 'forgotten' : 'saved') })
  }
  return (
    <InlineEdit
      name="place_name"
      label={t('label')}
      hint={t('hint', { limit: longestPlaceName, usual })}
      value={called}
      none=""
      draftKey={`place ${contract}`}
      input={{ type: 'text', autoComplete: 'off' }}
      limits={{ too_long: longestPlaceName }}
      check={placeNameError}
      send={send}
      onClose={onClose}
    />
  )
}
