import type { Switches } from '@endoll/api/deployment/switches.ts'

/** What can be sent from the page of the customer service. */
export type ContactWhat = 'message' | 'claim' | 'readings'

const offers: readonly (readonly [ContactWhat, (switches: Switches) => boolean])[] = [
  ['message', ({ contact }) => contact],
  ['claim', ({ reclamATCContact }) => reclamATCContact],
  ['readings', ({ contactAutoReads }) => contactAutoReads],
]

/** What the deployment offers there, each by its own switch. */
export function contactOffers(switches: Switches): readonly ContactWhat[] {
  return offers.flatMap(([what, isOn]) => (isOn(switches) ? [what] : []))
}

/** What an address asks for; the first that is offered where it asks for nothing of it. */
export function contactAsked(
  offered: readonly ContactWhat[],
  { claim, autolectures }: { readonly claim?: unknown; readonly autolectures?: unknown },
): ContactWhat | undefined {
  const isAsked = (value: unknown) => String(value) === 'true'
  const asked = isAsked(autolectures) ? 'readings' : isAsked(claim) ? 'claim' : undefined
  return asked && offered.includes(asked) ? asked : offered[0]
}

/** The query that asks for it. */
export function contactSearch(what: ContactWhat): Readonly<Record<string, string>> {
  if (what === 'readings') return { autolectures: 'true' }
  return what === 'claim' ? { claim: 'true' } : {}
}
