import { useFigureFormat } from './figure-format.ts'

interface MoneyProps {
  readonly amountCents: number
}

/** A translator leaves figures alone: some write 1.234,56 € as 1,234.56 €. */
export function Money({ amountCents }: MoneyProps) {
  return (
    <span className="figures" translate="no">
      {useFigureFormat().money(amountCents)}
    </span>
  )
}

interface EnergyProps {
  readonly energyWh: number
}

export function Energy({ energyWh }: EnergyProps) {
  const { value, unit } = useFigureFormat().energy(energyWh)
  return <Quantity value={value} unit={unit} />
}

interface QuantityProps {
  readonly value: string
  readonly unit: string
}

/** Any measured value (power, flow, pressure, prices) with its unit smaller and lighter. */
export function Quantity({ value, unit }: QuantityProps) {
  return (
    <span className="figures" translate="no">
      {value}&nbsp;<span className="unit">{unit}</span>
    </span>
  )
}

interface DayProps {
  readonly day: string
}

export function Day({ day }: DayProps) {
  return (
    <time className="figures" dateTime={day}>
      {useFigureFormat().day(day)}
    </time>
  )
}
