/** Whether the flow is shown: not where the tariff's name contains "3." (customer-area.md §2). */
export function showsFlow(tariff: string): boolean {
  return !tariff.includes('3.')
}
