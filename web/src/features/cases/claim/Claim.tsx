import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { About } from '../about.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { ClaimSent } from './ClaimSent.tsx'
import type { SentClaim } from './sent-claim.ts'

interface ClaimProps {
  /** What it is begun about, where its page asks for the contract. */
  readonly about?: About
  /** In the dialog of a contract: its name. */
  readonly contract?: string
  /** For a page that says it in its heading. */
  readonly onSent?: (claim: SentClaim) => void
}

/** A claim: the form, and once it is sent its number and the day of its answer. */
export function Claim({ about = {}, contract, onSent }: ClaimProps) {
  const t = useTranslations('claim')
  const [sent, setSent] = useState<SentClaim>()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (sent) region.current?.focus()
  }, [sent])
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={contract === undefined ? 'card stack' : 'stack'}
      aria-label={t(sent ? 'sent.label' : 'title')}
    >
      {sent ? (
        <ClaimSent claim={sent} />
      ) : (
        <ClaimForm
          about={about}
          contract={contract}
          onSent={(claim) => {
            setSent(claim)
            onSent?.(claim)
          }}
        />
      )}
    </section>
  )
}
