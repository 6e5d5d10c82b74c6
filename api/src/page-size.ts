// Free of zod: the browser takes it without the schemas.

/** Largest page a caller may ask for; larger, negative or fractional values are brought inside. */
export const maxPageSize = 100
