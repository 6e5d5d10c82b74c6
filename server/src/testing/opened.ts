/** Who hands off in tests, and why. */
export const opened = { by: 'Marta, atención', why: 'Lo ha pedido por teléfono' } as const
