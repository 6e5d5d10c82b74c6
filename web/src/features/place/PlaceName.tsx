import { namePlace } from '@endoll/api/contracts.ts'
import type { ContractItem } from '@endoll/api/contracts.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../calls/acting.ts'
import { ApiError } from '../../calls/api-error.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { usePlaceName } from '../../supplies/use-place-name.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useInBrowser } from '../../loading/InBrowser.tsx'
import { useToast } from '../../ui/Toast.tsx'
import './place.css'
import { part, useComing } from '../../loading/part.tsx'

const PlaceNameEdit = part({
  load: async () => (await import('./PlaceNameEdit.tsx')).PlaceNameEdit,
  texts: ['inline', 'place'],
})

interface PlaceNameProps {
  readonly contract: Pick<ContractItem, 'name' | 'place'> & { readonly cups: { readonly city: string } }
}

/** The name of a contract's place, and the button to rename it below. */
export function PlaceName({ contract }: PlaceNameProps) {
  const t = useTranslations('menus.place')
  const placeName = usePlaceName()
  const errorText = useErrorText()
  const toast = useToast()
  const may = useMay(namePlace)
  const inBrowser = useInBrowser()
  const bring = useComing(PlaceNameEdit)
  const button = useRef<HTMLButtonElement>(null)
  const [editing, setEditing] = useState(false)
  const called = placeName(contract)
  const open = async () => {
    try {
      await bring()
      setEditing(true)
    } catch {
      toast({ tone: 'bad', text: errorText(new ApiError('offline', 0)) })
    }
  }
  const close = () => {
    setEditing(false)
    button.current?.focus()
  }
  return (
    <>
      <p className="place-name">
        <span>{called}</span>
        {may && inBrowser ? (
          <IconButton
            ref={button}
            icon="pencil"
            label={t('rename', { place: called })}
            aria-expanded={editing}
            onClick={() => (editing ? close() : void open())}
          />
        ) : null}
      </p>
      {editing ? (
        <PlaceNameEdit
          contract={contract.name}
          called={called}
          usual={placeName({ ...contract, place: { ...contract.place, name: null } })}
          onClose={close}
        />
      ) : null}
    </>
  )
}
