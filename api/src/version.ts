/** Version of the application, shown on the version page (docs/coverage row c9.application-version). */
export const applicationVersion = '2.1.0'
