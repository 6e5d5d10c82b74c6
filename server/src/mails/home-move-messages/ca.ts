import type { Translation } from '../../texts/translation.ts'
import type { homeMove as es } from './es.ts'

export const homeMove: Translation<typeof es> = {
  subject: (contract) => `La seva mudança: no s’ha demanat res del contracte ${contract}`,
  lead: (contract) =>
    `Ha signat el contracte de la casa nova, però no hem pogut demanar el que va dir del contracte ${contract}: continua al seu nom.`,
  why: {
    contract_not_active: 'El contracte ja no és actiu.',
    debt_pending: 'Té factures pendents.',
    process_running: 'Hi ha un altre tràmit en curs.',
    not_valid: 'Alguna de les dades que va donar ja no és vàlida.',
  },
  more: (phone) => `Demani-ho des de la pàgina de la mudança, o truqui’ns al ${phone}.`,
  action: 'Veure la mudança',
}
