import { downloadContract } from '@endoll/api/contracts.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../../calls/remote-file.ts'
import { useErrorText } from '../../../i18n/errors/error-text.ts'
import { saveFile } from '../../../downloads/save-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

interface HintedDownloadProps {
  readonly name: string
  /** The address asks for it. */
  readonly hinted: boolean
  /** Takes the hint out of the address, so that neither a reload nor going back asks again. */
  readonly onTaken: () => void
}

type State = 'none' | 'started' | { readonly error: unknown }

/** Downloads the contract once because the address asked for it, says so, and offers to try again. */
export function HintedDownload({ name, hinted, onTaken }: HintedDownloadProps) {
  const t = useTranslations('contract-page.downloading')
  const errorText = useErrorText()
  const [state, setState] = useState<State>('none')
  const taken = useRef(false)
  const download = async () => {
    setState('started')
    try {
      saveFile(await remoteFile(downloadContract, { params: { name } }).fetch())
    } catch (error) {
      setState({ error })
    }
  }
  useEffect(() => {
    if (!hinted) {
      taken.current = false
      return
    }
    if (taken.current) return
    taken.current = true
    onTaken()
    void download()
  })
  if (state === 'none') return null
  const again = (
    <Button small onClick={() => void download()}>
      {t('retry')}
    </Button>
  )
  if (state === 'started') {
    return (
      <Notice tone="info" announce title={t('started')} actions={again}>
        {t('again')}
      </Notice>
    )
  }
  return (
    <Notice tone="bad" announce title={t('failed')} actions={again}>
      {errorText(state.error)}
    </Notice>
  )
}
