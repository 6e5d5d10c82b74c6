import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useReducer, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { fieldErrorsOf, useFieldText, type Limits } from '../../i18n/errors/field-text.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { clearDraft, readDraft } from '../draft.ts'
import { FormField, FormPasswordField } from '../fields.tsx'
import { Form } from '../Form.tsx'
import './inline.css'
import { nextInline } from './inline-state.ts'

interface InlineEditProps {
  /** The field's name on the wire. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value: string | null
  /** Shown where there is no value. */
  readonly none: string
  /** Below the value: that a new one waits, for instance. */
  readonly note?: ReactNode
  /** Keeps what is typed over a reload. */
  readonly draftKey: string
  readonly input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>
  /** What is wrong with a value before it is sent: a code, or nothing. */
  readonly check: (typed: string) => string | undefined
  /** Figures that what is wrong is worded with. */
  readonly limits?: Limits
  /** Fails with ApiError; the field's errors of a 400 are shown beside it. */
  readonly send: (typed: string, password: string) => Promise<void>
  /** Asks for the current password beside the value, under this name on the wire. */
  readonly password?: {
    readonly name: string
    readonly label: string
    readonly show: string
    readonly hide: string
  }
  /** Where a button elsewhere has opened it: nothing is shown once it is left or done, and this is called. */
  readonly onClose?: () => void
}

/** A value that is edited in place. Escape leaves it as it was; the focus goes back to the button. */
export function InlineEdit(props: InlineEditProps) {
  const { name, label, hint, value, none, note, draftKey, input, check, limits, send, password, onClose } =
    props
  const t = useTranslations('inline')
  const fieldText = useFieldText(limits)
  const [state, dispatch] = useReducer(nextInline, undefined, () =>
    // What was typed before a reload and not sent is still there: the field is open again.
    onClose || readDraft(draftKey) ? ({ at: 'editing' } as const) : ({ at: 'idle' } as const),
  )
  const { button, area } = useFocusThatReturns(state.at !== 'idle', onClose)
  const leave = () => {
    clearDraft(draftKey)
    dispatch({ event: 'cancel' })
  }
  const read = (data: FormData) => ({
    typed: String(data.get(name) ?? '').trim(),
    proof: password ? String(data.get(password.name) ?? '') : '',
  })
  const wrongIn = (data: FormData): FieldErrors => {
    const { typed, proof } = read(data)
    const code = check(typed)
    return {
      ...(code ? { [name]: [code] } : {}),
      ...(password && proof === '' ? { [password.name]: ['required_field'] } : {}),
    }
  }
  const submit = async (data: FormData) => {
    const { typed, proof } = read(data)
    if (typed === value) return leave()
    const wrong = wrongIn(data)
    if (Object.keys(wrong).length > 0) return dispatch({ event: 'refuse', errors: wrong })
    dispatch({ event: 'send' })
    try {
      await send(typed, proof)
      clearDraft(draftKey)
      dispatch({ event: 'done' })
    } catch (failure) {
      const errors = hasCode(failure, 'current_password_wrong')
        ? { [password?.name ?? name]: ['current_password_wrong'] }
        : fieldErrorsOf(failure)
      dispatch(
        errors[name] || (password && errors[password.name])
          ? { event: 'refuse', errors }
          : { event: 'fail', failure },
      )
    }
  }

  if (state.at === 'idle' && onClose) return null
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
    <div ref={area} onKeyDown={({ key }) => key === 'Escape' && state.at === 'editing' && leave()}>
      <Form
        submitting={state.at === 'sending'}
        onSubmit={(data) => void submit(data)}
        errors={state.at === 'editing' ? state.errors : undefined}
        check={wrongIn}
        message={fieldText}
        summaryTitle={() => label}
        draftKey={draftKey}
        label={label}
      >
        <FailureNotice error={failure} title={t('failed')} />
        <FormField
          {...input}
          name={name}
          label={label}
          hint={hint}
          defaultValue={value ?? ''}
          width="medium"
        />
        {password ? (
          <FormPasswordField
            name={password.name}
            label={password.label}
            showLabel={password.show}
            hideLabel={password.hide}
            autoComplete="current-password"
          />
        ) : null}
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

/** Focuses the field when it opens and the button when it closes; not when the page has just loaded. */
function useFocusThatReturns(open: boolean, onClose: (() => void) | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const before = useRef(open && !onClose)
  useEffect(() => {
    if (before.current === open) return
    before.current = open
    if (open) area.current?.querySelector('input')?.select()
    else if (onClose) onClose()
    else button.current?.focus()
  }, [open, onClose])
  return { button, area }
}
