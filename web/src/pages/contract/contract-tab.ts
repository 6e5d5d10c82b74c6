/** The tab that the page begins with. */
export const firstTab = 'summary'

/** The tabs of the page, in their order; on a phone one of them is shown at a time. */
export const contractTabs = [firstTab, 'prices', 'power', 'data', 'documents'] as const
export type ContractTab = (typeof contractTabs)[number]
