import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { reloadIfReachable } from '../calls/gone-files.ts'
import { reportFailure } from '../failures/reported.ts'
import { Button } from '../ui/Button.tsx'
import { CodeMissing } from '../loading/code.ts'
import type { LostPartProps } from '../loading/lost-part.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Shown for a part that could not be loaded or drawn: a message and a button. The rest of the page works. */
export function LostPart({ error, onRetry }: LostPartProps) {
  const t = useTranslations('app.failure')
  const isMissing = error instanceof CodeMissing
  useEffect(() => {
    if (!isMissing) reportFailure(error)
  }, [error, isMissing])
  const again = async () => {
    // Most browsers keep that a file did not come: only a new document asks for it again. Forms keep what was typed.
    if (!isMissing || !(await reloadIfReachable())) onRetry()
  }
  return (
    <Notice
      tone="bad"
      announce
      actions={
        <Button small onClick={() => void again()}>
          {t('retry')}
        </Button>
      }
    >
      {t('part')}
    </Notice>
  )
}
