import type { Break } from '../breaks.ts'

const folder = 'server/src/modules/leads'
const tests = [`${folder}/several.test.ts`]
const links = [`${folder}/links/several-links.test.ts`]
const wizard = 'web/src/procedures/new-contract'
const walks = [`${wizard}/several/supplies.test.ts`]
const signing = [`${folder}/signing/together.test.ts`]

export const breaks: readonly Break[] = [
  {
    name: 'a supply that is refused takes the others with it',
    file: `${folder}/save-group.ts`,
    text: 'if (!(error instanceof Failure) || !error.errors) throw error',
    becomes: 'throw error',
    tests,
  },
  {
    name: 'supplies of two holders are sent as of one',
    file: `${folder}/save-group.ts`,
    text: 'if (askers.size > 1)',
    becomes: 'if (askers.size > 2)',
    tests,
  },
  {
    name: 'supplies are sent together without end',
    file: `${folder}/save-group.ts`,
    text: 'leads.length > deployment.contracting.mostSupplies',
    becomes: 'leads.length > 50',
    tests,
  },
  {
    name: 'supplies that are sent again are asked for again',
    file: `${folder}/save-group.ts`,
    text: "sha256OfJson({ key, lead: sent.lead }).toString('hex')",
    becomes: "sha256OfJson({ key, at: Math.random() }).toString('hex')",
    tests,
  },
  {
    name: 'a supply cannot name papers that another of the company brought',
    file: `${folder}/lead-row.ts`,
    text: 'others.map((other) => claimOf(other.id))',
    becomes: 'others.slice(0, 0).map((other) => claimOf(other.id))',
    tests,
  },
  {
    name: 'a code signs one contract of several',
    file: `${folder}/signing/sign-draft.ts`,
    text: 'for (const draft of drafts) {',
    becomes: 'for (const draft of drafts.slice(0, 1)) {',
    tests: signing,
  },
  {
    name: 'a code signs what another address asked for',
    file: `${folder}/signing/together.ts`,
    text: "->> 'email' = ${typedAddressOf(draft) ?? null}`",
    becomes: "->> 'email' is not null or ${typedAddressOf(draft) ?? null} = ''`",
    tests: signing,
  },
  {
    name: 'contracts are signed at once while the summary of one has not left',
    file: `${folder}/signing/together.ts`,
    text: 'for (const one of drafts) await',
    becomes: 'for (const one of drafts.slice(0, 1)) await',
    tests: signing,
  },
  {
    name: 'a code signs what was asked for after it went out',
    file: `${folder}/signing/code.ts`,
    text: "if (!signature || !isBound || kept === null) return 'code_expired'",
    becomes: "if (!signature || kept === null) return isBound ? 'code_expired' : undefined",
    tests: signing,
  },
  {
    name: 'a link shows the supplies of another holder',
    file: `${folder}/links/open-link.ts`,
    text: 'nifOf(other.payload as StoredPayload) === vat)',
    becomes: "nifOf(other.payload as StoredPayload) !== '')",
    tests: links,
  },
  {
    name: 'a link leads back to the first supply alone',
    file: `${folder}/links/open-link.ts`,
    text: "if (kind === 'gas' || group === null) return []",
    becomes: "if (kind !== 'gas' || group === null) return []",
    tests: links,
  },
  {
    name: 'who has no business is offered a second supply',
    file: `${wizard}/flow.ts`,
    text: "(isCompanyVat(vat) || residenceType === 'business')",
    becomes: '(isCompanyVat(vat) || residenceType !== undefined)',
    tests: walks,
  },
  {
    name: 'a further supply need not say whether its holder changes',
    file: `${wizard}/flow.ts`,
    text: '...(changeOwner === undefined ? {} : { changeOwner })',
    becomes: '...(changeOwner === undefined ? {} : {})',
    tests: walks,
  },
  {
    name: 'a further supply takes the home of the first',
    file: `${wizard}/flow.ts`,
    text: '.filter(([field]) => !askedOfEach.has(field)))',
    becomes: '.filter(([field]) => field !== askedOfEach.size.toString()))',
    tests: walks,
  },
  {
    name: 'an envelope is taken for signed by the hash of one of its contracts',
    file: 'server/src/gateways/signature/gateway.ts',
    text: 'first !== undefined && others.length === 0',
    becomes: 'first !== undefined && others.length >= 0',
    tests: ['server/src/gateways/signature/envelope-hash.test.ts'],
  },
]
