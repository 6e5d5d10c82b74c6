import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Combobox as Base } from '@base-ui/react/combobox'
import type { BoxProps, ComboboxOption } from '../Combobox.tsx'
import { Icon } from '../Icon.tsx'
import './combobox.css'

export function ComboboxInput(props: BoxProps) {
  const { control, name, options, value, defaultValue, onChange, onSearch, placeholder, texts } = props
  // Inside a modal dialog the list is rendered into the dialog: everything outside it is inert. Else into the page's
  // main part, as what stands there.
  const [group, setGroup] = useState<HTMLDivElement | null>(null)
  const list = useRef<Base.Root.Actions>(null)
  const input = useRef<HTMLInputElement>(null)
  const [before] = useState(props.before)
  const [open, setOpen] = useState(false)
  const lookFor = useEffectEvent((typed: string) => onSearch?.(typed))
  useEffect(() => {
    if (before.focused) input.current?.focus()
    if (before.typed !== '') lookFor(before.typed)
    setOpen(before.focused)
  }, [before])
  const find = (wanted: string | undefined) => options.find((option) => option.value === wanted) ?? null
  return (
    <Base.Root
      name={name}
      items={options}
      autoHighlight
      actionsRef={list}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) queueMicrotask(() => list.current?.unmount())
      }}
      limit={60}
      {...(before.typed === '' ? {} : { defaultInputValue: before.typed })}
      itemToStringLabel={(option: ComboboxOption) => option.label}
      itemToStringValue={(option: ComboboxOption) => option.value}
      isItemEqualToValue={(a: ComboboxOption, b: ComboboxOption) => a.value === b.value}
      {...(onSearch && {
        filter: null,
        onInputValueChange: (typed: string, { reason }: { reason: string }) => {
          if (reason !== 'item-press') onSearch(typed)
        },
      })}
      onValueChange={(option: ComboboxOption | null) => onChange?.(option?.value)}
      {...('value' in props ? { value: find(value) } : { defaultValue: find(defaultValue) })}
    >
      <Base.InputGroup ref={setGroup} className="control control-combobox">
        <Base.Input ref={input} {...control} data-field={name} placeholder={placeholder} />
        <Base.Clear className="icon-button" aria-label={texts.clear}>
          <Icon name="close" />
        </Base.Clear>
        <Base.Trigger className="icon-button" aria-label={texts.open}>
          <Icon name="chevronDown" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal container={group?.closest<HTMLElement>('dialog, main') ?? undefined}>
        <Base.Positioner className="combobox-positioner" sideOffset={4}>
          {/* Not Base.Popup: while the list is open it would hide the rest of the page, the field's label too. The list
              is taken away when it closes (onOpenChange). */}
          <div className="combobox-popup">
            <Base.Empty className="combobox-empty">{texts.nothing}</Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className="combobox-item">
                  {option.label}
                  <Base.ItemIndicator>
                    <Icon name="check" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </div>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
