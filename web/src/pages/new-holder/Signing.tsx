import {
  openHolderSignature,
  sendHolderChangeCode,
  signHolderChange,
  type HolderChangeView,
} from '@endoll/api/holder-changes.ts'
import type { Obligation } from '@endoll/api/obligation.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { CodeSigning } from '../../features/requests/CodeSigning.tsx'
import { SignOutside } from '../../features/requests/SignOutside.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DocumentLink } from './DocumentLink.tsx'

function partsOf({ facts }: Obligation) {
  return [{ id: 'holder', facts }]
}

interface SigningProps {
  readonly token: string
  readonly signature: NonNullable<HolderChangeView['signature']>
  readonly obligation: Obligation
  readonly onView: (view: HolderChangeView) => void
  readonly onOtherAccount: () => void
}

/** What is signed, and how: by a code in a mail, or at the provider of signatures. */
export function Signing({ token, signature, obligation, onView, onOtherAccount }: SigningProps) {
  const t = useTranslations('new-holder.sign')
  return (
    <Card title={t('title')}>
      <p>{t('why')}</p>
      <div className="row">
        <DocumentLink token={token}>{t('document')}</DocumentLink>
        <Button onClick={onOtherAccount}>{t('otherAccount')}</Button>
      </div>
      {signature.provider === 'outside' ? (
        <SignOutside
          parts={partsOf(obligation)}
          label={t('outside', { act: obligation.act })}
          busyLabel={t('opening')}
          open={() => call(openHolderSignature, { body: { token } })}
        />
      ) : (
        <Embedded token={token} signature={signature} obligation={obligation} onView={onView} />
      )}
    </Card>
  )
}

type EmbeddedProps = Omit<SigningProps, 'onOtherAccount'>

function Embedded({ token, signature, obligation, onView }: EmbeddedProps) {
  const t = useTranslations('new-holder.sign')
  const sending = useAction()
  const { code_to: address, code_expires_at: expires, sendings_left: left, tries_left: tries } = signature
  return (
    <CodeSigning
      area="new-holder.sign"
      address={address}
      isOut={expires !== null}
      hint={t('tries', { tries })}
      sending={sending}
      sendCode={async () => onView(await call(sendHolderChangeCode, { body: { token } }))}
      noneLeft={left === 0 ? t('noneLeft') : undefined}
      sign={async (code) => onView(await call(signHolderChange, { body: { token, code } }))}
      act={obligation.act}
      parts={partsOf(obligation)}
    />
  )
}
