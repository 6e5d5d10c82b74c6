import type { ContractItem } from '@endoll/api/contracts.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useSite } from '../../site/site.tsx'
import { usePlaceName } from '../../supplies/use-place-name.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useInBrowser } from '../../ui/InBrowser.tsx'
import { useToast } from '../../ui/Toast.tsx'
import './place.css'
import type { PlaceNameEdit } from './PlaceNameEdit.tsx'

interface PlaceNameProps {
  readonly contract: Pick<ContractItem, 'name' | 'place'> & { readonly cups: { readonly city: string } }
}

/** What the place of a contract is called, and the button that names it anew below. */
export function PlaceName({ contract }: PlaceNameProps) {
  const t = useTranslations('menus.place')
  const placeName = usePlaceName()
  const errorText = useErrorText()
  const toast = useToast()
  const inBrowser = useInBrowser()
  const { loadTexts } = useSite()
  const button = useRef<HTMLButtonElement>(null)
  const [Edit, setEdit] = useState<typeof PlaceNameEdit>()
  const called = placeName(contract)
  const open = async () => {
    try {
      const [part] = await Promise.all([
        import('./PlaceNameEdit.tsx'),
        loadTexts('inline'),
        loadTexts('place-name'),
      ])
      setEdit(() => part.PlaceNameEdit)
    } catch {
      toast({ tone: 'bad', text: errorText(new ApiError('offline', 0)) })
    }
  }
  const close = () => {
    setEdit(undefined)
    button.current?.focus()
  }
  return (
    <>
      <p className="place-name">
        <span>{called}</span>
        {inBrowser ? (
          <IconButton
            ref={button}
            icon="pencil"
            label={t('rename', { place: called })}
            aria-expanded={Edit !== undefined}
            onClick={() => (Edit ? close() : void open())}
          />
        ) : null}
      </p>
      {Edit ? (
        <Edit
          contract={contract.name}
          called={called}
          usual={placeName({ ...contract, place: { ...contract.place, name: null } })}
          onClose={close}
        />
      ) : null}
    </>
  )
}
