import type { ComponentProps, ReactNode } from 'react'
import { Pause } from './Ended.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldTexts, FieldWidth } from './FieldFrame.tsx'

export type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'width' | 'className' | 'disabled'> & {
    name: string
    width?: FieldWidth
    /** A unit or currency after the value: kW, €. */
    suffix?: ReactNode
  }

/** A text input. Works in a plain form, and with react-hook-form's `{...register('name')}`. */
export function Field({ label, hint, error, optional, width, id, suffix, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, width, id }}>
      {(control) =>
        suffix ? (
          <span className="control">
            <input
              {...input}
              {...control}
              aria-describedby={[`${control.id}-unit`, control['aria-describedby']].filter(Boolean).join(' ')}
            />
            <span className="affix">
              <span id={`${control.id}-unit`}>
                {suffix}
                {hint || error ? <Pause /> : null}
              </span>
            </span>
          </span>
        ) : (
          <input className="control" {...input} {...control} />
        )
      }
    </FieldFrame>
  )
}
