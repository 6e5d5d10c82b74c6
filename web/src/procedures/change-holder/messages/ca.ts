import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const changeHolder: Messages<(typeof es)['change-holder']> = {
  free: 'No costa res, i el subministrament no es talla.',
  both: 'Després d’aquesta signatura, el nou titular té {days, plural, one {# dia} other {# dies}} per acceptar i signar.',
  owed: {
    title: 'Abans cal pagar el que hi ha pendent',
    why: 'Un contracte només es passa a una altra persona si està al corrent de pagament.',
    invoices: 'Veure les factures',
  },
  reason: {
    title: 'Per què canvia el titular',
    label: 'Qui es queda el subministrament?',
    fact: 'Motiu',
    how: 'Com',
    options: {
      sold: 'Qui compra l’habitatge o el local',
      rented: 'Qui el lloga',
      household: 'Algú de la família o que hi viu',
      company: 'L’empresa que continua el negoci',
      death: 'El titular ha mort',
    },
    kinds: {
      transfer: 'És un traspàs: el nou titular té un contracte nou amb les mateixes condicions.',
      subrogation:
        'És una subrogació: el contracte continua, amb els mateixos drets i obligacions, a nom del nou titular.',
    },
    notByForm: 'Això no es pot demanar des d’aquí.',
    death: {
      title: 'Ho fem per telèfon',
      why: 'Lamentem la seva pèrdua. Qui hereta o continua a l’habitatge pot posar el contracte al seu nom, sense entrar amb aquest compte. Calen el certificat de defunció i un document que acrediti l’ús de l’habitatge: escriptura, contracte de lloguer o empadronament.',
      call: 'Trucar al {phone}',
    },
  },
  person: {
    title: 'El nou titular',
    nif: 'NIF, NIE o CIF',
    nifHint: 'De la persona o de l’empresa.',
    name: 'Nom i cognoms, o raó social',
    email: 'Correu electrònic',
    emailHint:
      'Ha de ser del nou titular. Hi enviem l’enllaç per acceptar; si ja és client, va al correu que en tenim.',
    mobile: 'Mòbil',
    same: 'És el del titular d’ara: cal el del nou.',
  },
  reading: {
    title: 'La lectura del comptador',
    why: 'Si se sap, l’última factura i la primera surten exactes. Si no, la distribuïdora llegeix el comptador.',
    one: 'Lectura (m³)',
    period: 'Lectura de {period} (kWh)',
    optional: '(opcional)',
    wrong: 'Són fins a {digits, number} xifres, sense decimals.',
    all: 'Falta aquesta lectura: s’indiquen totes o cap.',
    fact: 'Lectura',
    none: 'La llegeix la distribuïdora',
  },
}

export { changeHolder as 'change-holder' }
