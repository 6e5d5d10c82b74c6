/** Version of the application, shown on the version page (customer-area.md §9). */
export const applicationVersion = '2.1.0'
