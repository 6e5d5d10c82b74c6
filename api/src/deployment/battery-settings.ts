import { leavingBatteryRules } from '@endoll/domain/billing/leaving-battery.ts'
import { choice } from './setting.ts'

/** How virtual batteries are shown, and what becomes of the euros in them. */
export const batterySettings = {
  batteryRenderType: choice(['select', 'toggle'], 'select', 'How the battery discount mode is chosen.'),
  leavingBattery: choice(
    leavingBatteryRules,
    'by_contract',
    'What becomes of the euros in a virtual battery when the contract ends or changes hands, said before it is signed: the contract says it and people are told to ask, they pay the last bill and the rest is lost, the rest is paid out, or they are lost.',
  ),
} as const
