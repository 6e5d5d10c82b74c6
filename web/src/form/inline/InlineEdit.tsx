import { useEffect, useReducer, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import { useErrorText, useFieldText } from '../../i18n/errors/error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { clearDraft, readDraft } from '../draft.ts'
import { FormField } from '../fields.tsx'
import { Form } from '../Form.tsx'
import './inline.css'
import { nextInline } from './inline-state.ts'

interface InlineEditProps {
  /** The field's name on the wire. */
  readonly name: string
  readonly label: string
  readonly value: string | null
  /** In place of a value that is not there. */
  readonly none: string
  /** What stands below the value: that a new one waits, for instance. */
  readonly note?: ReactNode
  /** Keeps what is typed over a reload. */
  readonly draftKey: string
  readonly input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>
  /** What is wrong with a value before it is sent: a code, or nothing. */
  readonly check: (typed: string) => string | undefined
  /** Fails with ApiError; the field's errors of a 400 stand beside it. */
  readonly send: (typed: string) => Promise<void>
}

/** A value that is edited where it stands: Escape leaves it as it was, and the focus comes back to where it began. */
export function InlineEdit(props: InlineEditProps) {
  const { name, label, value, none, note, draftKey, input, check, send } = props
  const t = useTranslations('inline')
  const fieldText = useFieldText()
  const errorText = useErrorText()
  const [state, dispatch] = useReducer(nextInline, undefined, () =>
    // Typed before a reload and not sent: it is open again, with that.
    readDraft(draftKey) ? ({ at: 'editing' } as const) : ({ at: 'idle' } as const),
  )
  const { button, place } = useFocusThatReturns(state.at !== 'idle')
  const leave = () => {
    clearDraft(draftKey)
    dispatch({ event: 'cancel' })
  }
  const submit = async (data: FormData) => {
    const typed = String(data.get(name) ?? '').trim()
    const wrong = check(typed)
    if (wrong) return dispatch({ event: 'refuse', errors: { [name]: [wrong] } })
    if (typed === value) return leave()
    dispatch({ event: 'send' })
    try {
      await send(typed)
      clearDraft(draftKey)
      dispatch({ event: 'done' })
    } catch (failure) {
      const refused = failure instanceof ApiError && failure.errors[name] !== undefined
      dispatch(refused ? { event: 'refuse', errors: failure.errors } : { event: 'fail', failure })
    }
  }

  if (state.at === 'idle') {
    return (
      <div className="stack" data-gap="s">
        <div className="inline-edit">
          <div>
            <p className="small soft">{label}</p>
            <p>{value ?? <span className="soft">{none}</span>}</p>
          </div>
          <Button
            ref={button}
            small
            aria-label={t('changePart', { part: label })}
            onClick={() => dispatch({ event: 'edit' })}
          >
            {t('change')}
          </Button>
        </div>
        {note}
      </div>
    )
  }
  const failure = state.at === 'editing' ? state.failure : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard from the field and the buttons inside
    <div ref={place} onKeyDown={({ key }) => key === 'Escape' && state.at === 'editing' && leave()}>
      <Form
        submitting={state.at === 'sending'}
        onSubmit={(data) => void submit(data)}
        errors={state.at === 'editing' ? state.errors : undefined}
        message={fieldText}
        summaryTitle={() => label}
        draftKey={draftKey}
        label={label}
      >
        {failure === undefined ? null : (
          <Notice tone="bad" announce title={t('failed')}>
            {errorText(failure)}
          </Notice>
        )}
        <FormField {...input} name={name} label={label} defaultValue={value ?? ''} width="medium" />
        <div className="row">
          <Button type="submit" look="primary" small busy={state.at === 'sending'} busyLabel={t('saving')}>
            {t('save')}
          </Button>
          <Button small onClick={leave}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** Into the field when it opens, back to the button when it closes; nowhere when the page has only just come. */
function useFocusThatReturns(open: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (before.current === open) return
    before.current = open
    if (open) place.current?.querySelector('input')?.select()
    else button.current?.focus()
  }, [open])
  return { button, place }
}
