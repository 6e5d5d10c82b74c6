import { useState } from 'react'
import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { ControlProps } from './FieldFrame.tsx'
import type { FieldTexts, FieldWidth } from './FieldFrame.tsx'
import { part } from '../loading/part.tsx'

export type ComboboxOption = { value: string; label: string }

export type ComboboxProps = FieldTexts & {
  /** Name of the value in the form data. */
  name: string
  width?: FieldWidth
  options: readonly ComboboxOption[]
  defaultValue?: string
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  placeholder?: string
  /** Who calls looks for what is typed and gives the options; without it they are filtered here. */
  onSearch?: (typed: string) => void
  texts: {
    /** "No results" */
    nothing: ReactNode
    open: string
    clear: string
  }
}

/** What somebody did in the field before the code of its list had come. */
export interface BeforeList {
  readonly typed: string
  readonly focused: boolean
}

export type BoxProps = ComboboxProps & {
  readonly control: ControlProps
  readonly before: BeforeList
  readonly onBefore: (change: Partial<BeforeList>) => void
}

const Box = part({
  load: async () => (await import('./combobox/ComboboxInput.tsx')).ComboboxInput,
  room: PlainInput,
})

/** Takes what is typed until the list has come. */
function PlainInput({ name, placeholder, options, value, defaultValue, control, onBefore }: BoxProps) {
  const chosen = options.find((option) => option.value === (value ?? defaultValue))
  return (
    <input
      className="control"
      autoComplete="off"
      data-field={name}
      placeholder={placeholder}
      defaultValue={chosen?.label}
      onChange={({ target }) => onBefore({ typed: target.value, focused: true })}
      onFocus={() => onBefore({ focused: true })}
      onBlur={() => onBefore({ focused: false })}
      {...control}
    />
  )
}

/** One of many (towns, CNAE, contracts): type a part of its name. For few options use Select. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, width } = props
  const [before, setBefore] = useState<BeforeList>({ typed: '', focused: false })
  return (
    <FieldFrame {...{ label, hint, error, optional, width }}>
      {(control) => (
        <Box
          {...props}
          control={control}
          before={before}
          onBefore={(change) => setBefore((now) => ({ ...now, ...change }))}
        />
      )}
    </FieldFrame>
  )
}
