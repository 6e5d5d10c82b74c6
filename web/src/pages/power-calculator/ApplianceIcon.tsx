import type { ApplianceName } from '@endoll/domain/appliances/appliances.ts'
import { Drawing } from '../../ui/Mark.tsx'

/** Drawn with one line on 20 by 20. */
const paths: Readonly<Record<ApplianceName, string>> = {
  stove: 'M4 4h12v11H4zM6.5 15v2M13.5 15v2M7 7v5M10 7v5M13 7v5',
  radiators: 'M4 5v10M7 5v10M10 5v10M13 5v10M16 5v10M4 7h12M4 13h12',
  diesel_heating: 'M10 3s5 5.5 5 9a5 5 0 0 1-10 0c0-3.500 5-9 5-9z',
  water_heater: 'M6 3h8v11H6zM8 14v3M12 14v3M8.500 10.500h3',
  air_conditioning: 'M3 5h14v5H3zM5.500 13v3M10 13v4M14.500 13v3M5 8h10',
  hob: 'M3 5h14v10H3zM8.500 8a1.500 1.500 0 1 0-3 0 1.500 1.500 0 0 0 3 0M14.500 8a1.500 1.500 0 1 0-3 0 1.500 1.500 0 0 0 3 0M6 12.500h8',
  oven: 'M4 3h12v14H4zM4 7h12M6.500 9.500h7v5h-7zM6.500 5h1M9.500 5h1',
  microwave: 'M2.500 5h15v10h-15zM5 7.500h7v5H5zM14.500 8v.1M14.500 11v.1',
  fridge: 'M6 2.500h8v15H6zM6 8h8M8 5v1.500M8 10v2.500',
  dishwasher: 'M4 3h12v14H4zM4 6.500h12M13 12a3 3 0 1 0-6 0 3 3 0 0 0 6 0',
  washer: 'M4 3h12v14H4zM14 11.500a4 4 0 1 0-8 0 4 4 0 0 0 8 0M6.500 5.200h1M9 5.200h1',
  dryer: 'M4 3h12v14H4zM14 11a4 4 0 1 0-8 0 4 4 0 0 0 8 0M8.500 11c1-1.500 2 1.500 3 0',
  tv: 'M2.500 4.500h15v9h-15zM7 16.500h6M10 13.500v3',
  electric_vehicle:
    'M3 12l1.500-4.500h11L17 12v3H3zM6.500 15a1 1 0 1 1-2 0M15.500 15a1 1 0 1 1-2 0M10.500 2l-2 3h3l-2 3',
  pool: 'M3 13c1.500-1.500 2.500-1.500 4 0s2.500 1.500 4 0 2.500-1.500 4 0M3 16c1.500-1.500 2.500-1.500 4 0s2.500 1.500 4 0 2.500-1.500 4 0M7 11V4.500M12 11V4.500M7 7h5',
}

interface ApplianceIconProps {
  readonly name: ApplianceName
}

export function ApplianceIcon({ name }: ApplianceIconProps) {
  return <Drawing path={paths[name]} />
}
