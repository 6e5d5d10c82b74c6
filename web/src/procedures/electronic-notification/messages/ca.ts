import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const electronicNotification: Messages<(typeof es)['electronic-notification']> = {
  title: 'Cartes i avisos per correu electrònic',
  how: 'Les cartes i els avisos d’aquest contracte arribaran per correu electrònic en lloc de per correu postal.',
  letters: 'Val des del dia que ho confirmem; aquest dia es veurà aquí.',
  free: 'No costa res.',
  email: 'Correu electrònic',
  emailHint: 'És el del compte d’accés. Un de nou s’ha de confirmar des de l’enllaç que enviem.',
  current: 'Clau actual, per canviar el correu',
  show: 'Mostrar la clau',
  hide: 'Amagar la clau',
  mobile: 'Mòbil',
  pending: {
    title: 'Falta confirmar el correu nou',
    why: 'Hem enviat un enllaç a {pending}. La sol·licitud esperarà fins que s’obri i llavors s’enviarà sola.',
  },
  active: { title: 'La notificació electrònica és activa', since: 'Des del dia {day}.' },
  requested: {
    title: 'La notificació electrònica ja s’ha demanat',
    since: 'Es va demanar el dia {day}. Mentrestant no es pot demanar un altre cop.',
  },
}

export { electronicNotification as 'electronic-notification' }
