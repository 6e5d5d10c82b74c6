import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldTexts, FieldWidth } from './FieldFrame.tsx'

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

const Box = lazy(async () => ({ default: (await import('./combobox/ComboboxInput.tsx')).ComboboxInput }))

/** One of many (towns, CNAE, contracts): type a part of its name. For few options use Select. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, width } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, width }}>
      {(control) => (
        <Suspense
          fallback={<input className="control" readOnly placeholder={props.placeholder} {...control} />}
        >
          <Box {...props} control={control} />
        </Suspense>
      )}
    </FieldFrame>
  )
}
