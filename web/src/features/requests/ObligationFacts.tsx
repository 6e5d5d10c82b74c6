import { DefinitionList } from '../../ui/DefinitionList.tsx'

/** What an act that obliges to pay is called, and for each contract what stands right above it. */
export interface Obligation {
  readonly act: string
  readonly parts: readonly ObligationPart[]
}

interface ObligationPart {
  readonly id: string
  readonly facts: readonly { readonly term: string; readonly text: string }[]
}

interface ObligationFactsProps {
  readonly parts: readonly ObligationPart[]
}

/** What is bought, what it costs in all, how long it lasts and what leaving costs: right above the button that obliges. */
export function ObligationFacts({ parts }: ObligationFactsProps) {
  return parts.map(({ id, facts }) => (
    <DefinitionList key={id} items={facts.map(({ term, text }) => ({ term, value: text }))} />
  ))
}
