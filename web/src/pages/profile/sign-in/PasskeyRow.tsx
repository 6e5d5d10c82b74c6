import { removePasskey, renamePasskey, type Passkey } from '@endoll/api/passkeys.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { useAction } from '../../../calls/use-action.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { DraftElsewhere } from '../../../form/elsewhere/DraftElsewhere.tsx'
import { useDraftedForm } from '../../../form/use-drafted-form.ts'
import { missing, useEntryForm } from '../../../form/use-entry-form.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { readMethodsAgain } from './methods-query.ts'

function renameDraft(id: string): string {
  return `passkey ${id}`
}

interface PasskeyProps {
  readonly passkey: Passkey
}

/** One passkey: its name, when it was used, and what can be done with it. */
export function PasskeyRow({ passkey }: PasskeyProps) {
  const t = useTranslations('passkeys.card')
  const { instant } = useFormat()
  const [removing, setRemoving] = useState(false)
  const { id, name, created_at, used_at } = passkey
  const renaming = useDraftedForm(renameDraft(id))
  if (renaming.isOpen) return <Rename passkey={passkey} onClose={renaming.close} />
  return (
    <>
      <p>{name}</p>
      <p className="small soft">
        {used_at
          ? t('used', { at: instant(created_at), used: instant(used_at) })
          : t('made', { at: instant(created_at) })}
      </p>
      <div className="row">
        <Button small aria-label={t('renameOf', { name })} onClick={renaming.open}>
          {t('rename')}
        </Button>
        <Button small aria-label={t('removeOf', { name })} onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      </div>
      {removing ? <Remove passkey={passkey} onClose={() => setRemoving(false)} /> : null}
    </>
  )
}

interface PartProps extends PasskeyProps {
  readonly onClose: () => void
}

function Rename({ passkey: { id, name }, onClose }: PartProps) {
  const t = useTranslations('passkeys.card')
  const { form, field, busy, failure } = useEntryForm({
    draftKey: renameDraft(id),
    check: (typed) => missing(typed, 'name'),
    send: async (typed) => {
      await call(renamePasskey, { params: { id }, body: { name: typed['name'] ?? '' } })
      await readMethodsAgain()
      onClose()
    },
    message: useFieldText({ too_long: 60 }),
  })
  return (
    <form {...form} className="stack" aria-label={t('renameOf', { name })}>
      <DraftElsewhere draftKey={renameDraft(id)} begin={() => form.ref.current?.querySelector('input')} />
      <FailureNotice error={failure} title={t('failed')} />
      <Field {...field('name')} label={t('name')} defaultValue={name} maxLength={60} />
      <div className="row">
        <Button type="submit" look="primary" small busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button small onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function Remove({ passkey: { id, name }, onClose }: PartProps) {
  const t = useTranslations('passkeys.card')
  const toast = useToast()
  const close = useTranslations('app')('close')
  const { busy, failure, run } = useAction()
  const remove = () =>
    run(async () => {
      await call(removePasskey, { params: { id } })
      toast({ tone: 'good', text: t('removed') })
      await readMethodsAgain()
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removeTitle', { name })}
      closeLabel={close}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="danger" busy={busy} busyLabel={t('removing')} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <FailureNotice error={failure} title={t('failed')} />
      <p>{t('removeWhy')}</p>
    </Dialog>
  )
}
