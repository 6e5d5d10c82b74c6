const placeName = {
  label: 'Nombre de este lugar',
  hint: 'Hasta {limit, number} caracteres. Sin nombre vuelve a ser «{usual}».',
  saved: 'El nombre se ha guardado.',
  forgotten: 'Vuelve a tener el nombre de siempre.',
} as const

export { placeName as 'place-name' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'place-name': typeof placeName
  }
}
