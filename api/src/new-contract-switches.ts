import type { Deployment } from './deployment/deployment.ts'
import type { SwitchName, Switches } from './deployment/switches.ts'

/** Of calls that the wizards of electricity and of gas share. */
export const newContractSwitches = [
  'newElectricityContractation',
  'newGasContractation',
] as const satisfies readonly SwitchName[]

/** The switches by which calls are offered: a contract of both needs the calls of both, whichever wizard is offered. */
export function callSwitches({
  switches,
  contracting,
}: Pick<Deployment, 'switches' | 'contracting'>): Switches {
  return contracting.type === 'dual'
    ? { ...switches, newElectricityContractation: true, newGasContractation: true }
    : switches
}
