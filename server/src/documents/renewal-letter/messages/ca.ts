import type { Translation } from '../../../texts/translation.ts'
import type { messages as es } from './es.ts'

export const messages: Translation<typeof es> = {
  title: (contract) => `Renovació del contracte ${contract}`,
  answer: (day) => `El contracte es renova després del dia ${day}, si no es diu el contrari.`,
  detail: (product, address) => `${product}, per a ${address}.`,
  sent: 'Enviat',
  until: 'Últim dia per no renovar',
  contract: 'Contracte',
  holder: 'Titular',
  goesOn: {
    title: 'Si es vol continuar',
    term: 'Renovació',
    termText: (first, last) => `Des del dia ${first} fins al dia ${last}. No cal fer res.`,
    conditions: 'Condicions',
    conditionsText: 'Les mateixes. Un canvi de preus s’avisa a part, amb un mes d’antelació.',
  },
  refusing: {
    title: 'Si no es vol renovar',
    how: 'Com dir-ho',
    howText: (day, where) =>
      `Fins al dia ${day}, ${where}. Si es contracta amb una altra comercialitzadora, ella fa el canvi.`,
    office: 'a l’oficina virtual, per telèfon o per correu electrònic',
    elsewhere: 'per telèfon o per correu electrònic',
    cost: 'Cost',
    costText: 'Cap.',
  },
  closing: (law) => `Avís que demana la llei (${law}).`,
  fileName: (contract, day) => `Renovació ${contract} ${day}`,
  filed: { name: (day) => `Renovació després del dia ${day}`, category: 'Avisos' },
}
