import type { Messages } from '../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  notFound: {
    title: 'No hem trobat aquesta pàgina',
    text: 'Potser l’adreça té un error o la pàgina ja no existeix.',
    contact: 'Contactar',
    home: 'Anar a l’inici',
  },
  maintenance: {
    title: 'Estem fent tasques de manteniment',
    text: 'L’oficina virtual no està disponible ara mateix. No cal fer res: els contractes i el subministrament no en queden afectats.',
    window: 'Des del {start} fins al {end}.',
    from: 'Des del {start}.',
    until: 'Fins al {end}.',
    again: 'Torna-ho a provar',
  },
  altHome: { title: 'Què s’hi pot fer, aquí?' },
}
