import type { ComponentProps } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldTexts, FieldWidth } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & {
    name: string
    width?: FieldWidth
    options: readonly SelectOption[]
    /** The first option while nothing is chosen ("Choose a contract"); left out where there is always a value. */
    placeholder?: string
  }

/** The browser's own select. For long lists use Combobox. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, width, id, options, placeholder, ...select } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, width, id }}>
      {(control) => (
        <span className="control control-select">
          <select {...select} {...control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </span>
      )}
    </FieldFrame>
  )
}
