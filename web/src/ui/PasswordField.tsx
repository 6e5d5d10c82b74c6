import { useState } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './Field.tsx'
import { useInBrowser } from '../loading/InBrowser.tsx'

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'suffix' | 'autoComplete' | 'label'> & {
  label: string
  showLabel: string
  hideLabel: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const { label, hint, error, optional, width, id, ...input } = props
  const [shown, setShown] = useState(false)
  const inBrowser = useInBrowser()
  const act = shown ? hideLabel : showLabel
  return (
    <FieldFrame {...{ label, hint, error, optional, width, id }}>
      {(control) => (
        <span className="control">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            className="affix"
            aria-controls={control.id}
            inert={!inBrowser}
            onClick={() => setShown((was) => !was)}
          >
            <span aria-hidden="true">{act}</span>
            {/* Two of them on a page are heard apart. */}
            <span className="hide">{`${act}: ${label}`}</span>
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
