export const idle = {
  title: 'La sesión termina en {minutes} minutos',
  why: 'Hace un rato que no se usa. Si termina, lo que está escrito se guarda para cuando se vuelva a entrar con la misma cuenta.',
  stay: 'Seguir conectado',
  staying: 'Un momento…',
} as const

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    idle: typeof idle
  }
}
