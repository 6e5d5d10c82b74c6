/** Whether the flow is shown: not where the tariff's name contains "3." (customer-area.md §2). */
export const showsFlow = (tariff: string): boolean => !tariff.includes('3.')
