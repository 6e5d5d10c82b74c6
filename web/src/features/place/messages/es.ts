export const place = {
  label: 'Nombre de este lugar',
  hint: 'Hasta {limit, number} caracteres. Sin nombre vuelve a ser «{usual}».',
  saved: 'El nombre se ha guardado.',
  forgotten: 'Vuelve a tener el nombre de siempre.',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    place: typeof place
  }
}
