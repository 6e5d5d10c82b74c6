import type { Translation } from '../../texts/translation.ts'
import type { dataExport as es } from './es.ts'

export const dataExport: Translation<typeof es> = {
  subject: 'La còpia de les seves dades està a punt',
  lead: 'La còpia de totes les dades que guardem de vostè ja es pot baixar, en un fitxer ZIP.',
  more: (day) => `Es pot baixar fins al dia ${day}, després d’entrar a l’oficina. Després s’esborra.`,
  action: 'Anar a les meves dades',
  warning: (phone) => `Si no ha demanat aquesta còpia, truqui al ${phone} i canviï la seva clau.`,
}
