// Free of zod: the browser takes it without the schemas.

/** How long a customer's office stays open to somebody of the desk. */
export const inspectionMinutes = 30

/** How long somebody of the desk may change something, once the customer has said their code. */
export const actingMinutes = 15

const prefix = 'inspection-'

/** For whom an address is (`for`) while somebody of the desk reads a customer's office; delegations are numbers alone. */
export function nameOfInspection(id: number): string {
  return `${prefix}${id}`
}

/** Whether an address is for one. */
export function isInspection(asked: string | undefined): boolean {
  return asked?.startsWith(prefix) === true
}

/** The number of the inspection that an address is for; undefined of any other. */
export function inspectionIn(asked: string | undefined): string | undefined {
  return isInspection(asked) ? asked?.slice(prefix.length) : undefined
}
