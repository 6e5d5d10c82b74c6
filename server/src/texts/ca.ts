import { requestWords } from '@endoll/api/request-words/ca.ts'
import { satisfactionWords } from '@endoll/api/satisfaction-words/ca.ts'
import { billWords } from '@endoll/api/bill-words/ca.ts'
import { messages as bill } from '../documents/bill/messages/ca.ts'
import { messages as claim } from '../documents/claim/messages/ca.ts'
import { messages as contract } from '../documents/contract/messages/ca.ts'
import { messages as newContract } from '../documents/pre-contract/messages/ca.ts'
import { messages as priceNotice } from '../documents/price-notice/messages/ca.ts'
import { messages as renewalLetter } from '../documents/renewal-letter/messages/ca.ts'
import { messages as request } from '../documents/request/messages/ca.ts'
import { messages as mails } from '../mails/messages/ca.ts'
import type { ServerTexts } from '../texts.ts'
import { personalData } from './personal-data/ca.ts'
import { prices } from './prices/ca.ts'
import { push } from './push/ca.ts'

/** Every word that the server writes itself. */
export const texts: ServerTexts = {
  /** Documents and mails. */
  bill,
  claim,
  contract,
  request,
  newContract,
  priceNotice,
  renewalLetter,
  personalData,
  ownReadings: {
    subject: 'Lectures del comptador',
    magnitudes: { import: 'Consum', export: 'Excedents', gas_m3: 'Gas' },
    line: (name, figure, unit) => `${name}: ${figure} ${unit}`,
  },
  /** The case that has the distributor asked. */
  silentMeter: {
    subject: 'El comptador no envia lectures',
    text: (contract, cups, day) =>
      `No arriben les hores del comptador del contracte ${contract} (CUPS ${cups}) des del dia ${day}. Demano que es pregunti a la distribuïdora què passa i quan tornaran a arribar.`,
  },
  /** Entries of a customer's own calendar. */
  calendar: {
    name: (organisation) => `Factures de ${organisation}`,
    bill: (number, amount) => `Factura ${number}: ${amount}`,
    debit: (number, amount) => `Càrrec al compte de ${amount} (factura ${number})`,
    payBy: (number, amount) => `Últim dia per pagar ${amount} (factura ${number})`,
    payPart: (number) => `Termini següent de la factura ${number}`,
    nextBill: (contract) => `Pròxima factura del contracte ${contract}, aproximadament`,
    contractEnd: (contract) => `Venç el contracte ${contract}`,
    commitmentEnd: (contract) => `S’acaba el preu acordat del contracte ${contract}`,
  },
  receipt: {
    title: 'Justificant de pagament',
    answer: (amount) => `Pagat: ${amount}`,
    detail: {
      card: (day) => `Amb targeta, el dia ${day}.`,
      sepa_debit: (day) => `Amb càrrec en compte, el dia ${day}.`,
      bizum: (day) => `Per Bizum, el dia ${day}.`,
      unsaid: (day) => `El dia ${day}.`,
    },
    bills: 'Què s’ha pagat',
    bill: 'Factura',
    part: (number, { position, of }) => `${number}, part ${position} de ${of}`,
    rest: 'Queda per pagar de la factura',
    restOf: (number) => `Queda per pagar de la factura ${number}`,
    contract: 'Contracte',
    amount: 'Import',
    payment: 'El pagament',
    reference: 'Referència',
    day: 'Data',
    payer: 'Client',
    nif: (nif) => `NIF ${nif}`,
    actedBy: 'Pagat en nom seu per',
    payee: 'Beneficiari',
    closing: 'Aquest justificant no substitueix la factura.',
    fileName: (reference) => `pagament-${reference}`,
  },
  failurePage: {
    title: 'No hem pogut mostrar la pàgina',
    busy: 'Ara mateix hi ha molta activitat. Es pot tornar a provar d’aquí a uns segons.',
    notFound: 'Aquesta adreça no porta a cap pàgina.',
    tooManyAttempts: 'Massa intents seguits. Es pot tornar a provar més tard.',
    signedOut: 'Cal tornar a entrar per veure-la.',
    otherwise: 'Ara mateix no ha estat possible. Es pot tornar a provar d’aquí a un moment.',
    retry: 'Tornar a provar',
    home: 'Anar a l’inici',
    help: (phone: string) => `Si continua, atenem al ${phone}.`,
  },
  homeScreen: {
    pay: 'Factures per pagar',
    reading: 'Donar la lectura del comptador',
    help: 'No tinc llum',
  },
  oldBrowser: (phone) =>
    `Aquest navegador és antic i potser no mostra bé la pàgina. Val més actualitzar-lo; mentrestant, atenem al ${phone}.`,
  withoutScripts: (phone) =>
    `Aquest navegador no executa JavaScript. Sense ell es pot entrar i llegir el principal; per a la resta, atenem al ${phone}.`,
  mails,
  prices,
  push,
  comparison: {
    lines: billWords.lines.kinds,
    taxes: billWords.lines.taxes,
    saves: (product, total, saving, { about, from, to }) =>
      `Amb **${product}** haurien estat ${total}: **${saving} menys**. En un any, uns ${about}: entre ${from} i ${to}.`,
    savesNothing: (product, total) =>
      `Amb **${product}**, el més barat que tenim, haurien estat ${total}: **no s’estalvia res**.`,
    rests:
      'Són els preus d’avui amb el consum i els dies de la factura, i els impostos d’aquells dies; sense descomptes ni serveis de la factura actual.',
    year: 'L’any surt d’aquesta sola factura, amb el repartiment usual del consum per mesos: depèn de quant es gasti en els altres. Qui ja és client el veu amb les seves hores al contracte.',
    yearWithSun:
      'L’any surt d’aquesta sola factura, amb el repartiment usual del consum per mesos i el sol de cada mes en aquella província: depèn de quant es gasti i de quant donin les plaques en els altres. Qui ja és client el veu amb les seves hores al contracte.',
    moved:
      'Dels dies de la factura no en tenim els impostos: s’ha fet servir el mateix nombre de dies fins avui.',
    surplusNotPaid: 'El producte no paga els excedents: no s’han descomptat.',
    surplusPaid: (here, there) =>
      `Els excedents es descompten a ${here}, fins al que costa l’energia${there === undefined ? '' : `; a la factura, a ${there}`}.`,
    shared: 'El peatge de la factura ja no existeix: el seu consum s’ha repartit entre els períodes d’ara.',
  },
  /** What the activation page shows after the form was sent, in every case. */
  activation: (phone: string, minutes: number) =>
    `Si les dades coincideixen amb les nostres, hem enviat a aquest correu un enllaç per triar la clau. Serveix ${minutes} minuts. Si no arriba, pot ser que el correu que tenim sigui un altre, o que no en tinguem cap: ho mirem al ${phone}.`,
  /** Pages that mails link to, as in web/src/site/paths.ts; scripts/mail-links.test.ts compares them. */
  /** The page behind the link of a mail that closes a case. */
  satisfaction: {
    ...satisfactionWords,
    mail: 'Amb l’enllaç del final es pot dir com ha estat l’atenció; és una sola pregunta.',
    choose: 'Cal triar una resposta.',
    notNow: 'La consulta torna a estar oberta: l’opinió es demana quan estigui resposta i tancada.',
    wrong:
      'Aquest enllaç no serveix o és massa antic. L’opinió es pot donar a la consulta, a l’oficina virtual.',
  },
  /** The page behind the link that ends mails. */
  unsubscribe: {
    title: 'Avisos per correu',
    lead: 'Vol deixar de rebre avisos per correu?',
    button: 'No rebre més avisos',
    done: 'No s’enviaran més avisos per correu.',
    owed: 'El que la llei obliga a comunicar, com els canvis de preus, continuarà arribant; i els correus del que es demana o es consulta. A l’oficina virtual els avisos es continuen veient.',
    wrong:
      'Aquest enllaç no serveix o és massa antic. Al perfil de l’oficina virtual es tria quins avisos arriben.',
  },
  pages: {
    notifications: '/avisos',
    request: '/solicituts/',
    case: '/solicituts/consulta/',
    withdraw: '/veure-contractes?function=withdrawal',
    profile: '/perfil',
    move: '/veure-contractes?function=endSupply&moving=',
    ownData: '/perfil/les-meves-dades',
    invoices: '/factures',
    contact: '/atencio-al-client',
    help: '/ajuda',
    pay: '/pagament',
    callBack: '/us-truquem',
    signContract: '/signar-contracte/',
    password: '/recordar-clau',
    changePassword: '/canvi-de-clau',
    newHolder: '/nou-titular',
    invitation: '/invitacio',
    newContract: {
      electricity: '/nou-client-electricitat',
      gas: '/nou-client-gas',
      dual: '/nou-client-dual',
    },
  },
  /** At the foot of every document. */
  page: 'Pàgina {page} de {pages}',
  /** The name of an attachment that has none. */
  attachment: 'document',
  batterySheet: {
    sheet: 'Moviments',
    one: 'Bateria virtual',
    several: 'Bateries virtuals',
    columns: {
      battery: 'Bateria',
      day: 'Data',
      contract: 'Contracte',
      invoice: 'Factura',
      deposit: 'Entra (€)',
      withdrawal: 'Surt (€)',
      balance: 'Saldo (€)',
      part: 'Del contracte (€)',
    },
  },
  accrualTable: {
    sheet: 'Provisió',
    title: 'Provisió de',
    kinds: { electricity: 'Electricitat', gas: 'Gas' },
    columns: {
      kind: 'Subministrament',
      contract: 'Contracte',
      cups: 'CUPS',
      address: 'Adreça',
      from: 'Des de',
      to: 'Fins a',
      energy: 'Energia (kWh)',
      amount: 'Import sense IVA, IGIC ni IPSI (€)',
      reversal: 'Es reverteix el',
    },
  },
  monthTable: {
    sheet: 'Factures',
    title: 'Factures del mes',
    lines: {
      power: 'Potència (€)',
      excess_power: 'Excessos de potència (€)',
      fixed: 'Terme fix (€)',
      energy: 'Energia (€)',
      reactive: 'Energia reactiva (€)',
      surplus: 'Excedents (€)',
      battery: 'Bateria virtual (€)',
      discount: 'Descomptes (€)',
      social_bonus_financing: 'Finançament del bo social (€)',
      social_bonus: 'Bo social (€)',
      meter_rental: 'Lloguer del comptador (€)',
      service: 'Serveis (€)',
      adjustment: 'Ajustos (€)',
      late_activation: 'Activació tardana de l’autoconsum (€)',
      interest: 'Interessos (€)',
    },
    taxes: {
      electricity_tax: 'Impost elèctric (€)',
      hydrocarbon_tax: 'Impost d’hidrocarburs (€)',
      IVA: 'IVA',
      IGIC: 'IGIC',
      IPSI: 'IPSI',
    },
    base: 'Base imposable (€)',
    rate: (tax, percent) => `${tax} ${percent.replace('.', ',')} %`,
    baseOf: (tax) => `Base ${tax} (€)`,
    amountOf: (tax) => `Quota ${tax} (€)`,
  },
  invoiceSheet: {
    sheet: 'Factures',
    electricity: 'Factures d’electricitat',
    gas: 'Factures de gas',
    customers: 'Factures de tots els clients',
    columns: {
      customer: 'Client',
      number: 'Número',
      type: 'Tipus',
      rectifies: 'Factura rectificada',
      day: 'Data',
      dueDay: 'Venciment',
      from: 'Des de',
      to: 'Fins a',
      contract: 'Contracte',
      cups: 'CUPS',
      address: 'Adreça',
      tariff: 'Tarifa d’accés',
      product: 'Producte',
      partner: 'Titular de la factura',
      nif: 'NIF',
      energy: 'Energia (kWh)',
      total: 'Import (€)',
      pending: 'Pendent (€)',
      debt: 'Vençut (€)',
      status: 'Estat',
      paying: 'Com es paga',
    },
    types: {
      N: 'Normal',
      A: 'Anul·ladora',
      B: 'Anul·ladora amb rectificació',
      R: 'Rectificadora',
      RA: 'Rectificadora per diferència',
      C: 'Complementària',
      G: 'Regularitzadora',
    },
    statuses: billWords.statuses,
    paying: {
      bank: 'La cobra el banc',
      transfer: 'Per transferència',
      grouped_transfer: (reference: string) => `Amb d’altres, en una transferència: ${reference}`,
      card: 'Amb targeta',
      overdue: 'Vençuda: s’ha de pagar',
      parts: 'A terminis, pel client',
    },
  },
  /** Why a request was rejected, by the code with which it came. */
  rejections: {
    '03': 'El NIF no coincideix amb el que té la distribuïdora.',
    '12': 'El subministrament està tallat per impagament.',
    '15': 'La potència d’un període és més gran que la del següent.',
    '22': 'La potència passa de la que la instal·lació té reconeguda.',
    '26': 'No s’ha pogut arribar al comptador.',
    '32': 'És un subministrament essencial, que no es pot tallar.',
    '34': 'Hi ha una ordre judicial o administrativa que no deixa tallar el subministrament.',
    '36': 'El NIF no és correcte.',
    '37': 'La distribuïdora té una altra sol·licitud en curs per a aquest subministrament.',
    '38': 'La distribuïdora té una altra sol·licitud en curs per a aquest subministrament.',
    '39': 'La distribuïdora té una altra sol·licitud en curs per a aquest subministrament.',
    '40': 'La distribuïdora té una altra sol·licitud en curs per a aquest subministrament.',
    '65': 'La potència es va canviar fa poc i encara no es pot tornar a canviar.',
    C1: 'Hi ha un canvi de companyia en marxa, i va abans que la baixa.',
    D1: 'El subministrament té bo social: abans cal renunciar-hi o canviar-lo de subministrament.',
    account_not_valid: 'El banc diu que el compte no existeix o està tancat.',
    already_so: 'Les dades del contracte ja són les que es demanaven: no cal signar res.',
    new_holder_declined:
      'Qui havia de ser el nou titular no ho ha acceptat: el contracte continua com estava.',
    payer_not_owner: 'El banc diu que el compte no és de la persona que paga.',
    instalments_declined: 'No podem repartir aquesta factura en tants terminis.',
  },
  /** Why a supply cannot be contracted. */
  unavailable: {
    not_valid: 'El CUPS no és vàlid.',
    own_contract: 'Aquest subministrament ja té un contracte amb nosaltres, o un en tràmit.',
    gas: 'Aquest CUPS és de gas: aquí es contracta electricitat.',
    electricity: 'Aquest CUPS és d’electricitat: aquí es contracta gas.',
  },
  weekDays: requestWords.happy_day,
}
