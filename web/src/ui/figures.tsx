import { useFormat } from './format.tsx'

export function Money({ amountCents }: { amountCents: number }) {
  return <span className="figures">{useFormat().money(amountCents)}</span>
}

export function Energy({ energyWh }: { energyWh: number }) {
  const { value, unit } = useFormat().energy(energyWh)
  return <Quantity value={value} unit={unit} />
}

/** Any measured value (power, flow, pressure, prices) with its unit smaller and lighter. */
export function Quantity({ value, unit }: { value: string; unit: string }) {
  return (
    <span className="figures">
      {value}&nbsp;<span className="unit">{unit}</span>
    </span>
  )
}

export function Day({ day }: { day: string }) {
  return (
    <time className="figures" dateTime={day}>
      {useFormat().day(day)}
    </time>
  )
}
