import type { Switches } from '@endoll/api/deployment/switches.ts'

/** What can be sent from the page of the customer service. */
export type ContactWhat = 'message' | 'claim'

const offers: readonly (readonly [ContactWhat, (switches: Switches) => boolean])[] = [
  ['message', ({ contact }) => contact],
  ['claim', ({ reclamATCContact }) => reclamATCContact],
]

/** What the deployment offers there, each by its own switch. */
export function contactOffers(switches: Switches): readonly ContactWhat[] {
  return offers.flatMap(([what, isOn]) => (isOn(switches) ? [what] : []))
}

/** What an address asks for; the first that is offered where it asks for nothing of it. */
export function contactAsked(
  offered: readonly ContactWhat[],
  { claim }: { readonly claim?: unknown },
): ContactWhat | undefined {
  const asked = String(claim) === 'true' ? 'claim' : undefined
  return asked && offered.includes(asked) ? asked : offered[0]
}

/** The query that asks for it. */
export function contactSearch(what: ContactWhat): Readonly<Record<string, string>> {
  return what === 'claim' ? { claim: 'true' } : {}
}
