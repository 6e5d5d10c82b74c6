export const messages = {
  one: 'Factura',
  title: 'Factura {number}',
  back: 'Todas las facturas',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    bill: typeof messages
  }
}
