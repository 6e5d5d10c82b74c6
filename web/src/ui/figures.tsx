import { useFigureFormat } from './figure-format.ts'

interface MoneyProps {
  readonly amountCents: number
}

export function Money({ amountCents }: MoneyProps) {
  return <span className="figures">{useFigureFormat().money(amountCents)}</span>
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
    <span className="figures">
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
