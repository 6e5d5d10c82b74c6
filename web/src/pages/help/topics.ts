/** Something that happens in life, and where it is mended. */
export interface Topic {
  readonly key: TopicKey
  /** Sentences of the topic, by their names in the texts. */
  readonly says: readonly Sentence[]
  /** Whose fault phones it needs: those of the distributors of electricity or gas. */
  readonly faults?: 'electricity' | 'gas'
  /** Public phones that answer all over Spain. */
  readonly publicPhones?: readonly PublicPhone[]
  /** Pages where it goes on. */
  readonly pages?: readonly HelpPage[]
  /** Whether the retailer's own phone stands there too. */
  readonly calls?: true
}

export type TopicKey =
  | 'gas'
  | 'dark'
  | 'pay'
  | 'death'
  | 'moving'
  | 'parted'
  | 'meter'
  | 'notMine'
  | 'fraud'
  | 'medical'
/** `together` is for deployments that take a move as one. */
type Sentence = 'first' | 'second' | 'third' | 'fourth' | 'together'
export type PublicPhone = 'emergencies' | 'violence' | 'fraud'
/** Pages without a parameter. */
type HelpPage =
  | 'invoices'
  | 'contracts'
  | 'newElectricityContract'
  | 'changePassword'
  | 'profile'
  | 'contact'
  | 'claims'

/** Public services, free and under the same number everywhere in Spain. */
export const publicPhones: Readonly<Record<PublicPhone, string>> = {
  emergencies: '112',
  violence: '016',
  fraud: '017',
}

/** What must be at hand first stands first. */
export const topics: readonly Topic[] = [
  { key: 'gas', says: ['first', 'second', 'third'], faults: 'gas', publicPhones: ['emergencies'] },
  {
    key: 'dark',
    says: ['first', 'second', 'third'],
    faults: 'electricity',
    pages: ['invoices'],
  },
  { key: 'pay', says: ['first', 'second', 'third'], pages: ['invoices'], calls: true },
  { key: 'death', says: ['first', 'second', 'fourth', 'third'], calls: true },
  {
    key: 'moving',
    says: ['first', 'second', 'together', 'third'],
    pages: ['contracts', 'newElectricityContract'],
    calls: true,
  },
  {
    key: 'parted',
    says: ['first', 'second', 'third', 'fourth'],
    publicPhones: ['violence'],
    pages: ['changePassword', 'profile'],
    calls: true,
  },
  { key: 'meter', says: ['first', 'second', 'third'], pages: ['contact'], calls: true },
  { key: 'notMine', says: ['first', 'second'], pages: ['claims'], calls: true },
  {
    key: 'fraud',
    says: ['first', 'second', 'third', 'fourth'],
    publicPhones: ['fraud'],
    pages: ['changePassword'],
    calls: true,
  },
  { key: 'medical', says: ['first', 'second'], publicPhones: ['emergencies'], calls: true },
]
