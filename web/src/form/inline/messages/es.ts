export const inline = {
  change: 'Cambiar',
  changePart: 'Cambiar: {part}',
  save: 'Guardar',
  saving: 'Guardando',
  cancel: 'Cancelar',
  failed: 'No se ha podido guardar. Lo escrito se conserva.',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    inline: typeof inline
  }
}
