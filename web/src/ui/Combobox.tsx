import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldTexts, FieldWidth } from './FieldFrame.tsx'
import { lazyComponent } from './lazy-part.tsx'

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

const Box = lazyComponent(async () => ({
  default: (await import('./combobox/ComboboxInput.tsx')).ComboboxInput,
}))

/** What somebody did in the field before the code of its list had come. */
export interface BeforeList {
  readonly typed: string
  readonly focused: boolean
}

/** One of many (towns, CNAE, contracts): type a part of its name. For few options use Select. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, width, placeholder, options, value, defaultValue } = props
  const [before, setBefore] = useState<BeforeList>({ typed: '', focused: false })
  const chosen = options.find((option) => option.value === (value ?? defaultValue))
  return (
    <FieldFrame {...{ label, hint, error, optional, width }}>
      {(control) => (
        <Suspense
          fallback={
            <input
              className="control"
              autoComplete="off"
              data-field={props.name}
              placeholder={placeholder}
              defaultValue={chosen?.label}
              onChange={({ target }) => setBefore({ typed: target.value, focused: true })}
              onFocus={() => setBefore((now) => ({ ...now, focused: true }))}
              onBlur={() => setBefore((now) => ({ ...now, focused: false }))}
              {...control}
            />
          }
        >
          <Box {...props} control={control} before={before} />
        </Suspense>
      )}
    </FieldFrame>
  )
}
