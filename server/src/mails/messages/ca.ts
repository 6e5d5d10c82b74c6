import { enquiry } from '../enquiry-messages/ca.ts'
import type { Translation } from '../../texts/translation.ts'
import { account } from '../account-messages/ca.ts'
import { delegation } from '../delegation-messages/ca.ts'
import { payment } from '../payment-messages/ca.ts'
import { anotherTerm } from '../terms/ca.ts'
import type { messages as es } from './es.ts'

export const messages: Translation<typeof es> = {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  ofContract: (what, contract) => `${what}, contracte ${contract}`,
  ofContracts: (what, contracts) => `${what}, contractes: ${contracts}`,
  acknowledged: {
    sent: 'Enviat el',
    contractWithdrawn: (contract) =>
      `Hem rebut el desistiment del contracte ${contract}. Va adjunt en PDF, per guardar-lo.`,
    productWithdrawn: (contract, from, to) =>
      `Hem rebut el desistiment del canvi de producte a ${from} del contracte ${contract}, que continua amb ${to}. Va adjunt en PDF, per guardar-lo.`,
  },
  states: {
    waiting_signature: {
      subject: (what) => `Falta la signatura: ${what}`,
      lead: 'Hem rebut la sol·licitud. Perquè continuï endavant cal signar-la.',
      more: (day) => `Es pot signar fins al dia ${day}; després caduca i no es fa cap canvi.`,
      action: 'Llegir i signar',
    },
    waiting_acceptance: {
      subject: (what) => `Falta que accepti el nou titular: ${what}`,
      lead: 'La signatura està rebuda. Hem escrit al nou titular perquè accepti i signi.',
      more: (day) =>
        `Pot acceptar fins al dia ${day}; després la sol·licitud caduca i tot continua com estava.`,
      action: 'Veure la sol·licitud',
    },
    sent: {
      subject: (what) => `En camí: ${what}`,
      lead: 'La sol·licitud ja està enviada. No cal fer res més.',
      more: (day) => `Normalment serà vigent com a molt tard el dia ${day}. Avisarem per correu.`,
      action: 'Veure la sol·licitud',
    },
    accepted: {
      subject: (what) => `Acceptada: ${what}`,
      lead: 'La sol·licitud està acceptada. Falta que el canvi es faci efectiu.',
      more: (day) => `Normalment serà vigent com a molt tard el dia ${day}.`,
      planned: (day) => `Serà vigent el dia ${day}. Fins llavors tot continua igual.`,
      action: 'Veure la sol·licitud',
    },
    rejected: {
      subject: (what) => `No s’ha pogut fer: ${what}`,
      lead: 'La sol·licitud ha estat rebutjada i tot continua com estava.',
      more: (reason) => `Motiu: ${reason}`,
      action: 'Veure la sol·licitud',
    },
    effective: {
      subject: (what) => `Fet: ${what}`,
      lead: 'El canvi ja és vigent.',
      more: (day) => `S’aplica des del dia ${day}.`,
      refused: (contracts) => `Contractes en què no s’ha pogut: ${contracts}. La sol·licitud diu per què.`,
      action: 'Veure la sol·licitud',
    },
    withdrawn: {
      subject: (what) => `Retirada: ${what}`,
      lead: 'La sol·licitud s’ha retirat i tot continua com estava.',
      more: '',
      action: 'Veure la sol·licitud',
    },
    expired: {
      subject: (what) => `Caducada: ${what}`,
      lead: 'La sol·licitud no s’ha signat a temps i ha caducat. Tot continua com estava; es pot tornar a demanar.',
      more: '',
      action: 'Veure la sol·licitud',
    },
  },
  code: {
    subject: (code) => `${code} és el codi per signar`,
    lead: (what) => `Amb aquest codi se signa: ${what}.`,
    more: (minutes) => `Serveix durant ${minutes} minuts i un sol cop.`,
    warning:
      'Si vostè no ha demanat aquest codi, algú ha entrat al seu compte: canviï la clau i truqui’ns. No el demanem mai per telèfon.',
  },
  notice: {
    iban: {
      subject: 'S’ha demanat canviar el compte bancari',
      lead: 'S’ha demanat canviar el compte bancari en què es cobren les factures.',
    },
    contact_email: {
      subject: 'Els avisos aniran a un altre correu',
      lead: 'Els avisos d’aquest contracte aniran a partir d’ara a una altra adreça de correu.',
    },
    contact_mobile: {
      subject: 'Ha canviat el mòbil de contacte',
      lead: 'Ha canviat el telèfon mòbil on van els avisos d’aquest contracte.',
    },
    account_email: {
      subject: 'S’ha demanat canviar el correu d’accés',
      lead: 'S’ha demanat entrar a l’oficina virtual amb una altra adreça de correu. El canvi tindrà efecte quan es confirmi des de la nova; fins aleshores continua sent vàlida aquesta.',
    },
  },
  noticeWarning: (phone) => `Si vostè no ha demanat aquest canvi, truqui com més aviat millor al ${phone}.`,
  payment,
  keptAnswers: {
    subject: {
      electricity: 'Per continuar amb el contracte de la llum',
      gas: 'Per continuar amb el contracte del gas',
      dual: 'Per continuar amb els contractes de la llum i el gas',
    },
    lead: 'Amb aquest enllaç es continua on es va deixar el formulari, també en un altre dispositiu. Es demana el NIF que s’hi va escriure.',
    more: (days: number) =>
      `Les respostes s’esborren al cap de ${days} dies sense continuar. Fins llavors l’enllaç serveix les vegades que calgui.`,
    action: 'Continuar',
    warning: 'Si vostè no ho ha demanat, esborri aquest correu: sense el NIF l’enllaç no ensenya res.',
  },
  enquiry,
  case: {
    case: {
      opened: {
        subject: (reference) => `Hem rebut la consulta ${reference}`,
        lead: 'Hem rebut la consulta. Respondrem a l’oficina virtual i per correu.',
      },
      answered: {
        subject: (reference) => `Hi ha una resposta: consulta ${reference}`,
        lead: 'Hem respost a la consulta:',
      },
      closed: {
        subject: (reference) => `Consulta tancada: ${reference}`,
        lead: (days) =>
          `Hem respost a la consulta i l’hem tancada. Si no queda resolta, es pot tornar a obrir durant ${days} dies.`,
      },
    },
    claim: {
      opened: {
        subject: (reference) => `Reclamació registrada: ${reference}`,
        lead: 'Hem registrat la reclamació.',
      },
      answered: {
        subject: (reference) => `Hi ha una resposta: reclamació ${reference}`,
        lead: 'Hem respost a la reclamació:',
      },
      closed: {
        subject: (reference) => `Reclamació tancada: ${reference}`,
        lead: (days) =>
          `Hem respost a la reclamació i l’hem tancada. Si no queda resolta, es pot tornar a obrir durant ${days} dies.`,
      },
    },
    acknowledgement: 'El justificant en PDF és a la reclamació, a l’oficina virtual.',
    due: (day) => `Respondrem el dia ${day} com a molt tard.`,
    files: (count) =>
      count === 1
        ? 'La resposta porta un fitxer, que es pot baixar a l’oficina virtual.'
        : `La resposta porta ${count} fitxers, que es poden baixar a l’oficina virtual.`,
    subject: 'Assumpte',
    action: 'Veure la conversa',
  },
  notifications: {
    subject: (count: number, first: string) => (count === 1 ? first : `${count} avisos`),
    lead: 'Això és el que ha passat:',
    owed: 'La llei ens obliga a enviar aquest avís, també a qui no en vol d’altres.',
    action: 'Veure els avisos',
    unsubscribe: 'No rebre més avisos per correu',
    settings: 'Triar què avisar i on',
    contract: (name: string) => `Contracte ${name}.`,
    bill: (amount: string) => `Factura nova: ${amount}`,
    number: (number: string) => `Factura ${number}.`,
    due: (number: string, day: string) => `Factura ${number}, amb venciment el dia ${day}.`,
    charged: (number: string, day: string) => `Factura ${number}. Es cobra el dia ${day} per domiciliació.`,
    charge: (amount: string, day: string) => `El dia ${day} es cobraran ${amount}`,
    payment: {
      failed: (amount) => `El pagament de ${amount} no ha arribat`,
      refunded: (amount) => `S’han retornat ${amount}`,
      partly_refunded: (amount) => `S’han retornat ${amount}`,
      refund_failed: (amount) => `Una devolució de ${amount} no ha arribat`,
      charged_back: (amount) => `El banc ha retirat un pagament de ${amount}`,
      paid: (amount) => `S’han pagat ${amount}`,
      ordered: (amount) => `S’ha demanat un càrrec de ${amount}`,
    },
    returned: (amount: string) => `El banc ha retornat un cobrament de ${amount}`,
    givenBack: (amount: string) => `S’han retornat ${amount}`,
    annulled: (number: string) => `S’ha anul·lat la factura ${number}`,
    takenBack: (amount: string, number: string) => `La factura ${number} resta ${amount}.`,
    pending: (number: string) => `La factura ${number} torna a estar pendent.`,
    moved: 'La sol·licitud ha avançat.',
    answered: 'Hi ha una resposta.',
    prices: (day: string) => `Preus nous des del dia ${day}`,
    leave: (product: string) => `${product}. Qui no els vulgui pot deixar el contracte sense cost.`,
    renewal: (day: string) => `El contracte es renova després del dia ${day}`,
    refuse: (day: string, months: number) =>
      `Es renova per ${anotherTerm(months)} si ningú no diu el contrari. Qui no vulgui que es renovi ho pot dir sense cost fins al dia ${day}, a l’oficina o pels mitjans del contracte.`,
    power: (demand: string) => `Potència per sobre de la contractada: ${demand}`,
    contracted: (number: string, power: string) => `Factura ${number}; la contractada és de ${power}.`,
    use: (limit: string) => `El consum ha passat de ${limit}`,
    soFar: (month: string, energy: string) => `El mes: ${month}. Fins ara, ${energy}.`,
    billAbove: (limit: string) => `La pròxima factura ja passa de ${limit}`,
    comesTo: (amount: string) => `Fins avui suma ${amount}.`,
    meterSilent: (day) => `No arriben hores del comptador des del dia ${day}`,
    askDistributor: 'Ens pot demanar que ho preguntem a la distribuïdora.',
    meterBack: 'El comptador torna a enviar hores',
    silentSince: (day) => `No n’arribaven des del dia ${day}.`,
    aboveUsual: 'La pròxima factura anirà per sobre de l’habitual',
    usual: (amount: string, usual: string) => `Serà d’uns ${amount}; l’habitual són ${usual} com a molt.`,
    month: (month: string, energy: string) => `El consum del mes (${month}): ${energy}`,
    before: (before: string) => `El mes anterior van ser ${before}.`,
    yearBefore: (before: string) => `Un any abans, ${before}.`,
    cost: (amount: string, day: string, dayAmount: string) =>
      `L’energia va costar ${amount}; el més car va ser el dia ${day}, amb ${dayAmount}.`,
    presentBill: (amount: string, low: string, high: string) =>
      `La factura en curs va per ${amount} i acabarà entre ${low} i ${high}.`,
  },
  newContract: {
    signing: 'la contractació del subministrament',
    summary: {
      subject: (product: string) => `Resum precontractual: ${product}`,
      lead: (product: string) =>
        `Hem rebut la sol·licitud per contractar ${product}. Adjuntem el resum del que es contracta i a quin preu.`,
      more: 'Ara falta llegir el contracte i signar-lo; fins llavors no canvia res.',
      action: 'Llegir el contracte i signar-lo',
    },
    signed: {
      subject: (product: string) => `Contracte signat: ${product}`,
      lead: (product: string) => `El contracte de ${product} està signat. L’adjuntem tal com es va signar.`,
      more: 'Ara el tramitem amb la distribuïdora; avisarem quan estigui actiu.',
      action: 'Veure el contracte',
    },
    active: {
      subject: (product: string) => `Contracte actiu: ${product}`,
      lead: (product: string) => `El contracte de ${product} ja és actiu.`,
      more: 'La primera factura arriba més o menys al cap d’un mes del primer dia.',
      action: 'Veure el contracte',
    },
    documents_good: {
      subject: (product: string) => `Documents comprovats: ${product}`,
      lead: (product: string) => `Hem comprovat els documents del contracte de ${product} i estan bé.`,
      more: 'No cal fer-hi res més.',
      action: 'Veure el contracte',
    },
    documents_bad: {
      subject: (product: string) => `Cal tornar a enviar els documents: ${product}`,
      lead: (product: string) =>
        `Hem comprovat els documents del contracte de ${product} i no ens serveixen.`,
      more: '',
      again: (email: string) =>
        `Per tornar-los a enviar només cal escriure’ns a ${email} amb els documents i la referència.`,
      action: 'Veure el contracte',
    },
    documentReasons: {
      unreadable: 'No es llegeixen bé.',
      incomplete: 'Hi falta alguna cara o alguna pàgina.',
      expired: 'Estan caducats.',
      other_person: 'No són de qui contracta o del subministrament que es contracta.',
      other: '',
    },
    product: 'Producte',
    since: 'Primer dia amb subministrament',
    withdrawal: (day, email) =>
      `Es pot desistir del contracte, sense dir per què i sense cost, fins al dia ${day}. Quan sigui a l’oficina virtual, des de l’enllaç de sota; fins aleshores, escrivint a ${email}.`,
    withdraw: 'Desistir del contracte aquí',
    warning: 'Si vostè no ha demanat aquest contracte, avisi’ns com més aviat millor.',
  },
  reminder: {
    subject: (number: string) => `Factura ${number} pendent de pagament`,
    lead: (number: string, amount: string) =>
      `De la factura ${number} queden per pagar ${amount} i ja ha passat l’últim dia per fer-ho.`,
    leadPart: (number, amount, { position, of }) =>
      `S’ha acordat pagar a terminis. Del termini ${position} de ${of} queden per pagar ${amount} de la factura ${number}, i ja ha passat el seu últim dia.`,
    more: (days: number) =>
      `Es pot pagar des d’aquí, sense entrar a l’oficina virtual. L’enllaç serveix durant ${days} dies i deixa de servir quan la factura està pagada.`,
    transfer: (number) =>
      `També es pot pagar per transferència al compte de sota, amb el número de la factura, ${number}, com a concepte.`,
    office: 'També la pot pagar entrant a l’oficina virtual, sense aquest enllaç.',
    help: (phone, isPart) =>
      `No ${isPart ? 'el' : 'la'} pot pagar ara? Truqui’ns al ${phone}: li direm ${isPart ? 'què s’hi pot fer' : 'si es pot repartir en terminis'} i si el seu subministrament està protegit davant del tall. Els serveis socials del seu ajuntament ajuden amb factures endarrerides.`,
    /** Asked for by RD 88/2026 art. 13.l. */
    sips: 'Mentre hi hagi un impagament, les distribuïdores poden mostrar a altres comercialitzadores el CUPS i l’impagament, encara que s’hagi demanat que no se cedeixin les dades del subministrament (RD 88/2026 art. 8.4).',
    pvpc: 'Si el titular és una persona o una microempresa, aquest subministrament es pot acollir al preu regulat (PVPC), i una persona que compleixi els requisits pot demanar a més el bo social. Només ho fan les comercialitzadores de referència; la llista és al web de la CNMC, www.cnmc.es.',
    account: 'Compte per a la transferència',
    holder: 'Titular del compte',
    bill: 'Factura',
    amount: 'Import',
    due: 'Últim dia per pagar',
    action: 'Pagar la factura',
    paid: 'Si ja està pagada, no cal fer res.',
  },
  newHolder: {
    invitation: {
      subject: (name) => `${name} vol que un subministrament passi al seu nom`,
      lead: (name, town) =>
        `${name} ens ha demanat que el seu subministrament a ${town} passi a nom de vostè. Si hi està d’acord, accepti-ho a l’enllaç, indiqui un compte i signi. Mentre no ho accepti, no canvia res.`,
      more: (day) => `L’enllaç serveix fins al dia ${day}. També serveix per dir que no.`,
      action: 'Veure el subministrament i respondre',
    },
    signed: {
      subject: 'Còpia del que s’ha signat: canvi de titular',
      lead: 'Adjuntem el que s’ha signat per ser titular del subministrament, amb l’ordre de domiciliació. Convé guardar-ho.',
      more: 'Ara ho tramitem amb la distribuïdora. Avisarem per correu quan el contracte estigui al seu nom; la còpia també serà entre els seus documents.',
    },
    rejected: {
      subject: 'El canvi de titular no s’ha pogut fer',
      lead: 'La distribuïdora no ha pogut fer el canvi de titular. El contracte no canvia i no es cobrarà res.',
      more: (reason) => `Motiu: ${reason}`,
    },
    effective: {
      subject: 'El contracte ja està al seu nom',
      lead: (day) => `El canvi de titular està fet: el contracte és seu des del dia ${day}.`,
      more: 'A l’oficina virtual hi ha el contracte, el consum i les factures des d’aquell dia.',
      action: 'Anar a l’oficina virtual',
    },
    supply: 'Subministrament',
    contract: 'Contracte nou',
    warning:
      'Si aquest subministrament no té res a veure amb vostè, no cal fer res; també pot respondre que no.',
  },
  passwordLink: {
    recovery: {
      subject: 'Enllaç per triar una clau nova',
      lead: 'S’ha demanat un enllaç per triar una clau nova de l’oficina virtual.',
      action: 'Triar una clau nova',
    },
    activation: {
      subject: 'Falta triar la clau per activar el compte',
      lead: 'El compte de l’oficina virtual està preparat. Per activar-lo falta triar la clau.',
      action: 'Activar el compte',
    },
    more: (minutes: number) =>
      `L’enllaç serveix durant ${minutes} minuts i una sola vegada. Si se’n demana un altre, només serveix l’últim.`,
    warning: 'Si vostè no ho ha demanat, no cal fer res: la clau continua sent la mateixa.',
  },
  account,
  newDevice: {
    subject: 'Accés des d’un navegador nou',
    lead: 'Algú ha entrat al compte de l’oficina virtual des d’un navegador que no s’havia fet servir abans.',
    more: (phone: string) =>
      `Si ha estat el titular, no cal fer res. Si no, convé tancar les altres sessions i canviar la clau al perfil, o trucar al ${phone}.`,
    device: 'Navegador',
    unknown: 'Desconegut',
    action: 'Veure les sessions obertes',
  },
  delegation,
  confirm: {
    subject: 'Falta confirmar l’adreça de correu',
    lead: 'Aquesta és l’adreça amb què es vol entrar a partir d’ara a l’oficina virtual. El canvi tindrà efecte quan es confirmi.',
    more: (day) => `L’enllaç serveix fins al dia ${day}.`,
    action: 'Confirmar l’adreça',
    warning: 'Si vostè no ho ha demanat, no cal fer res.',
  },
  /** In place of those of `confirm`, of an address that is checked. */
  checkEmail: {
    subject: 'Comprovar que els correus arriben',
    lead: 'Aquest correu és per saber si els correus tornen a arribar a aquesta adreça. N’hi ha prou d’obrir l’enllaç i confirmar-ho.',
  },
  contract: 'Contracte',
  what: 'Sol·licitud',
  reference: 'Referència',
  help: (phone, schedule) =>
    `Per a qualsevol dubte, atenem al ${phone} (${schedule.charAt(0).toLowerCase()}${schedule.slice(1)}).`,
}
