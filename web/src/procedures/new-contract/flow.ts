import {
  contractProblems,
  homeProblems,
  isCompanyVat,
  paymentProblems,
  youProblems,
  type NewContract,
  type NewContractRules,
  type Problems,
} from '@endoll/domain/contracting/new-contract.ts'
import { gasContractProblems, type ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { FlowStep } from '../../flow/flow.ts'
import type { KeptUpload } from '../../form/upload-list.ts'

/** The answers, with what is shown of them: names beside codes and numbers. */
export interface NewContractAnswers extends NewContract {
  readonly invoice: readonly KeptUpload[]
  readonly cif: readonly KeptUpload[]
  readonly nifFaceup: readonly KeptUpload[]
  readonly selfconsAttachment: readonly KeptUpload[]
  readonly cnaeText: string
  /** In which the type of the street was typed in its line; absent where that does not tell. */
  readonly streetLanguage: 'es' | 'ca' | undefined
  readonly comerOriginName: string
  readonly accessTariffName: string
  readonly productName: string
  /** Of the first year, as it was shown beside the product. */
  readonly productCost: string
  /** The same in cents; null if it is not known. */
  readonly productCents: number | null
  readonly gasInvoice: readonly KeptUpload[]
  readonly comerGasOriginName: string
  readonly gasTariffName: string
  readonly gasProductName: string
  readonly gasProductCost: string
  readonly gasProductCents: number | null
}
export type Answers = Partial<NewContractAnswers>

/** Keeps the answers of this tab. */
export function draftKeyOf(kind: ContractKind): string {
  return `new-${kind}-contract`
}

export type NewContractSlug = 'home' | 'you' | 'contract' | 'gas' | 'payment'

/** The steps of each wizard, in order. Source: visitor-area.md §2.4, §2.5. */
const orders: Readonly<Record<ContractKind, readonly NewContractSlug[]>> = {
  electricity: ['home', 'you', 'contract', 'payment'],
  gas: ['home', 'you', 'gas', 'payment'],
  dual: ['home', 'you', 'contract', 'gas', 'payment'],
}

/** The questions of a wizard by their places in the address. */
export function stepSlugs(kind: ContractKind): readonly NewContractSlug[] {
  return orders[kind]
}

/** The number by which the retailer knows each step that was answered. Source: visitor-area.md §4.1. */
export const leadSteps: Readonly<Record<NewContractSlug, number>> = {
  home: 1,
  you: 2,
  contract: 3,
  gas: 3,
  payment: 4,
}
export const confirmationStep = 5

/** What is sent as `step` after a step: of gas alone the one that comes next. Source: visitor-area.md §4.1, §4.2. */
export function leadStepAfter(kind: ContractKind, slug: NewContractSlug): number {
  return leadSteps[slug] + (kind === 'gas' ? 1 : 0)
}

export function newContractRules(
  { contracting, switches, smtpUtf8 }: Pick<BrowserSettings, 'contracting' | 'switches' | 'smtpUtf8'>,
  {
    signedIn,
    kind,
    moving = false,
  }: { readonly signedIn: boolean; readonly kind: ContractKind; readonly moving?: boolean },
): NewContractRules {
  return {
    ...contracting,
    smtpUtf8,
    signedIn,
    knownHolder: moving,
    gasOnly: kind === 'gas',
    leadConsentNeeded: switches.leads && contracting.requireLeadConsent,
  }
}

/** What the checks need beside the answers. */
export interface Circumstances {
  readonly kind: ContractKind
  readonly rules: NewContractRules
  readonly day: Day
  /** Reference of the move that it is part of: who asks and how it is paid are known. */
  readonly homeMove?: string | undefined
}

function isEmpty(problems: Problems): boolean {
  return Object.keys(problems).length === 0
}

type FlowStepWithoutSlug = Omit<FlowStep<NewContractAnswers>, 'slug'>
type Step = FlowStep<NewContractAnswers, NewContractSlug>
export type FurtherSlug = 'home' | 'contract'
type FurtherStep = FlowStep<NewContractAnswers, FurtherSlug>

/** The questions in order; each is answered once nothing is wrong with it. */
export function newContractFlow(circumstances: Circumstances): readonly Step[] {
  const steps = stepsOf(circumstances)
  const known: readonly NewContractSlug[] = circumstances.rules.knownHolder ? ['you', 'payment'] : []
  return orders[circumstances.kind]
    .filter((slug) => !known.includes(slug))
    .map((slug) => ({ slug, ...steps[slug] }))
}

/** What each step asks for. */
const asks: Readonly<Record<NewContractSlug, readonly (keyof NewContractAnswers)[]>> = {
  home: [
    'leadsConsent',
    'cups',
    'address',
    'streetLanguage',
    'residenceType',
    'cnae',
    'cnaeText',
    'activeContract',
    'comerOrigin',
    'comerOriginName',
    'invoice',
  ],
  you: [
    'vat',
    'name',
    'surName1',
    'surName2',
    'vatRepresentante',
    'nameRepresentante',
    'surName1Representante',
    'surName2Representante',
    'cif',
    'changeOwner',
    'sameInvoiceAddress',
    'invoiceAddress',
    'commsLanguage',
    'email',
    'mobile',
    'nifFaceup',
  ],
  contract: [
    'powers',
    'accessTariff',
    'accessTariffName',
    'selfcons',
    'selfconsCode',
    'selfconsAttachment',
    'selectedProduct',
    'productName',
    'productCost',
    'productCents',
  ],
  gas: [
    'cupsGas',
    'activeGasContract',
    'comerGasOrigin',
    'comerGasOriginName',
    'changeGasOwner',
    'gasInvoice',
    'gasAccessTariff',
    'gasTariffName',
    'gasProduct',
    'gasProductName',
    'gasProductCost',
    'gasProductCents',
  ],
  payment: ['iban', 'isOwner'],
}

function stepsOf({
  rules,
  day,
  kind,
}: Circumstances): Readonly<Record<NewContractSlug, FlowStepWithoutSlug>> {
  const step = (slug: NewContractSlug, problemsOf: (answers: Answers) => Problems) => ({
    asks: asks[slug],
    isAnswered: (answers: Answers) => isEmpty(problemsOf(answers)),
  })
  return {
    home: step('home', (answers) => homeProblems(answers, rules)),
    you: step('you', (answers) => youProblems(answers, rules)),
    contract: step('contract', (answers) => contractProblems(answers, rules, day)),
    gas: step('gas', (answers) => gasContractProblems(answers, { dual: kind === 'dual', rules })),
    payment: step('payment', paymentProblems),
  }
}

/** Whether several supplies may be asked for at once: of a company, or of who works in one. */
export function mayBeSeveral(kind: ContractKind, { vat, residenceType }: Answers): boolean {
  return kind === 'electricity' && (isCompanyVat(vat) || residenceType === 'business')
}

/** Errors in the home of a further supply, whose holder may change independently. */
export function furtherHomeProblems(answers: Answers, rules: NewContractRules): Problems {
  const { changeOwner } = youProblems(answers, rules)
  return { ...homeProblems(answers, rules), ...(changeOwner === undefined ? {} : { changeOwner }) }
}

/** Of a further supply also whether its holder changes, which of the first is asked about the person. */
const furtherHomeAsks = [...asks.home.filter((field) => field !== 'leadsConsent'), 'changeOwner'] as const
const askedOfEach = new Set<string>([...furtherHomeAsks, ...asks.contract])

/** The answers about one supply. */
export function ownAnswers(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => askedOfEach.has(field)))
}

/** The answers that all supplies have in common. */
export function sharedAnswers(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !askedOfEach.has(field)))
}

/** What is asked of each supply after the first; the rest is answered already. */
export function furtherSupplyFlow(circumstances: Circumstances, shared: Answers): readonly FurtherStep[] {
  const { contract } = stepsOf(circumstances)
  return [
    {
      slug: 'home',
      asks: furtherHomeAsks,
      isAnswered: (answers) => isEmpty(furtherHomeProblems({ ...shared, ...answers }, circumstances.rules)),
    },
    {
      slug: 'contract',
      asks: contract.asks,
      isAnswered: (answers) => contract.isAnswered({ ...shared, ...answers }),
    },
  ]
}

/** A power of a period: the answers keep all of them under one name. */
const powerFields = /^power[2-6]?$/

/** The question that has a field of the call. */
export function questionOf(field: string): NewContractSlug {
  if (field.startsWith('invoice_')) return 'you'
  if (powerFields.test(field)) return 'contract'
  const slugs = Object.keys(asks) as NewContractSlug[]
  return slugs.find((slug) => asks[slug].some((known) => known === field)) ?? 'home'
}

/** Fields of the other address as the form of its step names them. */
export function ownFields(errors: FieldErrors | undefined): FieldErrors | undefined {
  if (!errors) return undefined
  return Object.fromEntries(
    Object.entries(errors).map(([field, codes]) => [field.replace(/^invoice_/, ''), codes]),
  )
}

export { isCompanyVat }
