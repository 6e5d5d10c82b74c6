import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const billReading: Messages<(typeof es)['bill-reading']> = {
  label: 'Omplir amb la factura',
  hint: 'Una foto del codi QR de la factura, o el seu PDF. Es llegeix en aquest dispositiu: no s’envia res.',
  hintGas: 'El PDF de la factura del gas. Es llegeix en aquest dispositiu: no s’envia res.',
  choose: 'Fer una foto, triar un fitxer o deixar-lo anar aquí',
  reading: 'Llegint el codi…',
  tooLarge: '{file} ocupa més de {limit}.',
  empty: '{file} és buit.',
  oneFile: 'D’una en una: cal triar una sola factura.',
  several: 'Hi ha més d’una factura. Quina es fa servir?',
  severalCups: 'Hi ha més d’un CUPS. Quin es fa servir?',
  cupsOf: 'CUPS {cups}',
  billOf: 'Factura del dia {from} al dia {to}',
  billOfAmount: 'Factura del dia {from} al dia {to}: {amount}',
  filled: 'Del codi QR de la factura: {fields}. Convé comprovar-ho.',
  filledText: 'Del text del PDF: {fields}. Convé comprovar-ho.',
  replaced: 'En lloc del que hi havia escrit: {fields}.',
  ofElectricity: 'És una factura de la llum: el seu CUPS no és el del gas i no s’agafa.',
  stays: 'El formulari continua amb les dades d’abans. {bill}.',
  lacking: 'El codi no diu: {fields}. Cal escriure-ho.',
  fields: {
    cups: 'CUPS',
    comerOrigin: 'comercialitzadora',
    postalCode: 'codi postal',
    power: 'potència en punta',
    power2: 'potència en vall',
    p1: 'consum en P1',
    p2: 'consum en P2',
    p3: 'consum en P3',
    startDate: 'primer dia',
    endDate: 'últim dia',
    invoiceAmount: 'import',
  },
  problems: {
    none: {
      title: 'No es veu cap codi QR',
      what: 'El codi és a la factura de la llum d’un habitatge o d’un petit negoci, al costat de «comparador de la CNMC». Cal acostar la càmera fins que ompli bona part de la pantalla, o escriure les dades.',
    },
    none_pdf: {
      title: 'Aquest PDF no porta el codi QR',
      what: 'El porten les factures de la llum d’un habitatge o un negoci petit; no les de gas ni les de fa anys. Provar amb el PDF sencer de la factura, o escriure les dades.',
    },
    damaged: {
      title: 'El codi es veu, però no es pot llegir',
      what: 'Acostuma a ser per un reflex, una arruga o una foto moguda. Es pot provar amb més llum i el paper pla, amb el PDF de la factura, o escriure les dades.',
    },
    incomplete: {
      title: 'Al codi de la factura li falten dades',
      what: 'La comercialitzadora l’ha imprès tallat o sense les potències o les dates. Cal escriure les dades de la factura.',
    },
    foreign: {
      title: 'Aquest codi no és el d’una factura de la llum',
      what: 'No s’ha obert. El de la factura porta al comparador de la CNMC; al mateix full n’hi pot haver d’altres, de pagament o de publicitat.',
    },
    no_gas_cups: {
      title: 'No es veu el CUPS del gas',
      what: 'Les factures del gas no porten cap codi que el digui, i no se n’ha obert cap altre. Es llegeix del PDF de la factura, si no és una imatge escanejada; també es pot escriure.',
    },
    gas_bill: {
      title: 'És una factura de gas',
      what: 'El subministrament de llum té un altre CUPS, que és a la factura de la llum. Cal triar aquella factura, o escriure les dades.',
    },
    not_loaded: {
      title: 'El lector no s’ha pogut carregar',
      what: 'El fitxer està bé; falla la connexió. Cal tornar-lo a triar, o escriure les dades.',
    },
    unreadable: {
      title: 'El fitxer no es pot obrir',
      what: 'Ha de ser una foto o un PDF sense contrasenya. També es poden escriure les dades.',
    },
  },
}

export { billReading as 'bill-reading' }
