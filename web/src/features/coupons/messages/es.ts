export const coupons = {
  title: 'Cupones',
  copy: 'Copiar {code}',
  copied: 'Copiado',
  share: 'Compartir {code}',
  link: 'Copiar el enlace de {code}',
  linkCopied: 'Enlace copiado',
  open: 'Ver las condiciones',
  text: '{name}: {code}',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    coupons: typeof coupons
  }
}
