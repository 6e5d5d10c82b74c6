import { billWords } from '@endoll/api/bill-words/ca.ts'
import type { Translation } from '../../../texts/translation.ts'
import type { messages as es } from './es.ts'
import { messages as pvpc } from '../pvpc/messages/ca.ts'

/** abril, agost and octubre begin with a vowel. */
function withArticle(month: string) {
  return /^[aeiou]/.test(month) ? `l’${month}` : `el ${month}`
}

export const messages: Translation<typeof es> = {
  pvpc,
  fileName: (number) => `Factura ${number}`,
  title: (kind, number) => `Factura ${kind === 'gas' ? 'de gas' : 'd’electricitat'} ${number}`,
  answer: {
    charge: (amount) => amount,
    refund: (amount) => `Devolució de ${amount}`,
    nothing: 'No hi ha res per pagar',
    credit: (amount) => `${amount} a favor del client`,
  },
  battery: {
    kept: ({ value, compensated, kept }) =>
      `Els excedents valen ${value} abans d’impostos: ${compensated} s’han descomptat i ${kept} han anat a la bateria virtual.`,
    taken: (taken) => `Aquesta factura ha gastat ${taken} de la bateria virtual.`,
    balance: (balance) => `Després d’aquesta factura queden ${balance} a la bateria virtual.`,
  },
  paying: {
    directDebit: (day) => `Es cobra el dia ${day} per domiciliació.`,
    directDebitIn: (day, account) => `Es cobra el dia ${day} al compte acabat en ${account}.`,
    directDebitUndated: 'Es cobra per domiciliació.',
    transfer: (day) => `Últim dia per pagar-la per transferència: ${day}.`,
    transferUndated: 'Cal pagar-la per transferència.',
    card: (day) => `Últim dia per pagar-la amb targeta a l’oficina virtual: ${day}.`,
    cardUndated: 'Cal pagar-la amb targeta a l’oficina virtual.',
    grouped: 'Es cobra juntament amb altres factures, en un sol rebut.',
    groupedTransfer: ({ sum, count, reference, account }) =>
      `Es paga amb altres factures (${count} en total) amb una sola transferència de ${sum}, amb el concepte ${reference}${account === undefined ? '' : `, al compte ${account}`}.`,
    refund: 'L’import es torna pel mateix mitjà pel qual es va cobrar.',
  },
  corrects: {
    A: (other) => `Aquesta factura anul·la la ${other}.`,
    B: (other) => `Aquesta factura anul·la la ${other}; una altra la substitueix.`,
    R: (other) => `Aquesta factura substitueix la ${other}, que queda anul·lada.`,
    RA: (other) => `Aquesta factura corregeix la ${other}: només en cobra o en torna la diferència.`,
    C: (other) => `Aquesta factura completa la ${other} amb consums que faltaven.`,
    G: (other) => `Aquesta factura regularitza la ${other}.`,
  },
  correctsUnnamed: {
    A: 'Aquesta factura n’anul·la una d’anterior.',
    B: 'Aquesta factura n’anul·la una d’anterior; una altra la substitueix.',
    R: 'Aquesta factura en substitueix una d’anterior, que queda anul·lada.',
    RA: 'Aquesta factura en corregeix una d’anterior: només en cobra o en torna la diferència.',
    C: 'Aquesta factura en completa una d’anterior amb consums que faltaven.',
    G: 'Aquesta factura regularitza consums de factures anteriors.',
  },
  /** For rectifying invoices by law, not for additional charges. */
  rectifying: {
    A: 'Factura rectificativa.',
    B: 'Factura rectificativa.',
    R: 'Factura rectificativa.',
    RA: 'Factura rectificativa.',
    C: '',
    G: '',
  },
  correctionReason: (reason: string) => `Motiu: ${reason}.`,
  verifactu: {
    title: 'QR tributari',
    legend: 'Factura verificable a la seu electrònica de l’AEAT. VERI*FACTU',
    alt: 'Codi QR de VERI*FACTU amb l’adreça on es comprova aquesta factura.',
  },
  otherOf: (number, day) => `${number}, del dia ${day}`,
  highlights: {
    refund: 'Total que es torna',
    period: 'Període facturat',
    energy: 'Consum facturat',
    energyPerDay: (energy) => `${energy} al dia`,
    estimated: 'Una part és estimada',
    issued: 'Data de la factura',
    charged: 'Es cobra el',
    due: 'Últim dia per pagar',
  },
  period: (from, to) => `${from} – ${to}`,
  summary: {
    title: 'Què es paga',
    refundTitle: 'Què es torna',
    concept: 'Concepte',
    amount: 'Import',
    total: 'Total',
  },
  ...billWords.lines,
  lines: {
    title: 'La factura, línia a línia',
    concept: 'Concepte',
    calculation: 'Càlcul',
    amount: 'Import',
    days: (days) => `${days} ${days === '1' ? 'dia' : 'dies'}`,
    perYear: (unit) => `${unit}/any`,
    ofYear: (days, year) => `${days} ÷ ${year}`,
    perDay: (unit) => `${unit}/dia`,
    perMonth: (unit) => `${unit}/mes`,
    months: (months) => `${months} mesos`,
    reducedTax: 'base reduïda per l’ús de l’energia',
    taxOf: (rate, base) => `${rate} % de ${base}`,
    capped: {
      surplus: (product, computed) =>
        `${product} = ${computed}; es descompta com a molt el que costa l’energia`,
      battery: (product) => `${product}; es fa servir només el que admet la factura`,
    },
    from: (from, to) => `del dia ${from} al dia ${to}`,
  },
  destination: {
    title: 'On van els diners',
    part: 'Part',
    amount: 'Import',
    share: 'Del total',
    alt: (parts) => `Barra amb el repartiment de l’import: ${parts}.`,
    names: billWords.destinations,
    note: 'Els peatges i els càrrecs els fixa la regulació: són iguals a totes les comercialitzadores.',
  },
  history: {
    title: 'Consum facturat dels últims mesos',
    month: 'Període',
    energy: 'kWh',
    amount: '€',
    less: (percent, month) => `Un ${percent} menys que ${withArticle(month)}.`,
    more: (percent, month) => `Un ${percent} més que ${withArticle(month)}.`,
    same: (month) => `El mateix que ${withArticle(month)}.`,
    perDay: (energy) => `En aquest període, ${energy} de mitjana al dia.`,
    estimated: 'Ratllat i amb *: consum estimat en part.',
    alt: (months) => `Barres amb el consum facturat: ${months}.`,
  },
  readings: {
    title: 'Lectures',
    period: 'Període',
    previous: 'Lectura anterior',
    current: 'Lectura actual',
    quantity: 'Consum',
    method: 'Com se sap',
    real: 'Real',
    estimated: 'Estimada',
    unread: 'Corba horària',
    at: (reading, day) => `${reading} (${day})`,
    magnitudes: billWords.magnitudes,
    meter: (meter) => `comptador ${meter}`,
    severalRows:
      'Hi ha més d’una fila d’una mateixa mesura perquè el comptador es va canviar o es va llegir més d’un cop: les energies se sumen i, de les potències, compta la més alta.',
    conversion: (factor) => `1 m³ equival aquí a ${factor} kWh.`,
  },
  access: {
    title: 'De tot això, peatges i càrrecs',
    columns: { tolls: 'Peatges', charges: 'Càrrecs', both: 'Peatges i càrrecs' },
    total: 'En total',
    provision: ({
      year,
      tollsOn,
      chargesOrder,
    }: {
      year: string
      tollsOn: string | undefined
      chargesOrder: string
    }) =>
      `Preus del ${year}: peatges, ${tollsOn === undefined ? 'resolució de la CNMC' : `resolució de la CNMC, ${tollsOn}`}; càrrecs, ${chargesOrder}.`,
    charges: ({
      parts: [renewables, deficit, islands, others],
      source,
    }: {
      parts: readonly string[]
      source: string
    }) =>
      `Dels càrrecs: renovables, cogeneració i residus, ${renewables}; anualitats del dèficit, ${deficit}; sobrecost de generació en territoris no peninsulars, ${islands}; altres, ${others} (${source}).`,
  },
  more: {
    renewal: 'Renovació del bo',
    bonusRenewal: {
      customer: (day) =>
        `Perquè continuï cal demanar la renovació com a molt tard el dia ${day}; si no, deixa d’aplicar-se, i es pot tornar a demanar`,
      retailer: (day) =>
        `Es renova si es continuen complint els requisits: es comprova el dia ${day} com a molt tard, i la factura següent ho diu. Si no, es poden aportar documents o tornar-lo a demanar`,
    },
    title: 'Més dades del subministrament',
    spent: 'Despesa al dia',
    spentNow: (amount) => `${amount} de mitjana en aquest període`,
    spentBefore: (amount, from) => `${amount} de mitjana des del dia ${from}`,
    yearUse: 'Consum en un any',
    retailers: 'Comercialitzadores',
    retailersNote:
      'Es pot triar PVPC, preu fix anual o mercat lliure. Les de referència han de subministrar a PVPC a qui el pot tenir.',
    bonus: 'Bo social',
    bonusNote: (phone: string) => `Què cal complir per tenir-lo. També al ${phone}.`,
    meter: 'Comptador',
    segment: 'Segment de càrrecs',
    demand: 'Màxima de l’últim any',
    hours: 'Consum per hores',
    hoursOfOne: 'El portal de la distribuïdora.',
    hoursOfAll: 'El portal comú de les distribuïdores.',
    pressure: 'Pressió',
    calorific: 'Poder calorífic',
    calorificNote: 'El del municipi el publica el gestor tècnic del sistema.',
    sendReading: 'Lectura real',
    sendReadingTo: (phone: string | undefined) =>
      `Aquesta factura és estimada. Doni la lectura del comptador a la distribuïdora${phone === undefined ? '' : `, al ${phone},`} o a l’oficina virtual, a la pàgina del contracte.`,
    history: 'Abans del que hi ha dibuixat',
    efficiency: 'Estalvi d’energia',
    efficiencyRegion: 'L’organisme d’energia de la comunitat autònoma',
    regulatedBy: 'Preus fixats per',
    data: 'Les dades',
    dataWhere:
      'A l’oficina virtual: amb quines lectures, hores i preus es calcula cada import, i les factures dels últims anys.',
  },
  label: {
    title: (year: string) => `Origen de l’electricitat el ${year} i impacte ambiental`,
    text: 'L’electricitat que arriba per la xarxa és la mateixa per a tothom. El que canvia és de quin origen és la que compra cada comercialitzadora.',
    origin: 'Origen',
    impact: 'Impacte',
    spain: 'Espanya',
    sources: {
      renewable: 'Renovable',
      cogeneration: 'Cogeneració d’alta eficiència',
      combined_cycle: 'Cicles combinats de gas natural',
      coal: 'Carbó',
      fuel: 'Fuel/gas',
      nuclear: 'Nuclear',
      other: 'Altres no renovables',
    },
    co2: 'Emissions de CO₂ equivalent',
    waste: 'Residus radioactius d’alta activitat',
    alt: (name: string, sources: string) => `Origen de l’electricitat de ${name}: ${sources}.`,
    note: (source: string) =>
      `De la A (menys impacte) a la G (més), davant la mitjana d’Espanya. Font: ${source}.`,
  },
  supply: {
    title: 'Subministrament',
    cups: 'CUPS',
    address: 'Adreça',
    cadastral: 'Ref. cadastral',
    tariff: 'Peatge',
    powers: 'Potència',
    product: 'Producte',
    renewable: 'Electricitat d’origen renovable.',
    bonus: 'Bo social',
    bonusDiscounted: (energy: string) => `${energy} amb dret al descompte`,
    bonusLimit: (limit: string) => `Límit d’aquests dies: ${limit}`,
    bonusLimitCarried: (limit: string, carried: string) =>
      `Límit d’aquests dies: ${limit}, més ${carried} no consumits en els dotze mesos anteriors`,
    bonusBeyond: (energy: string) => `${energy} per sobre del límit, sense descompte`,
    bonusUntil: (day) => `S’aplica fins al dia ${day}`,
    contract: 'Contracte',
    commitment: 'Preu fins al',
    market: { free: 'mercat lliure', last_resort: 'tarifa d’últim recurs', pvpc: 'PVPC, preu regulat' },
    end: 'Finalitza',
    endRenews: (day) => `${day}, i es renova`,
    penalty: 'Penalització',
    penaltyUntil: (percent, day) => `Fins al dia ${day}, com a molt el ${percent} % de l’energia que quedi`,
    noPenalty: 'Cap per deixar-lo',
    distributor: 'Distribuïdora',
    reference: (reference) => `Ref. d’accés ${reference}`,
  },
  customer: { title: 'Client', partner: 'Factura a', nif: (nif) => `NIF ${nif}`, owner: 'Titular' },
  retailer: { nif: (nif) => `NIF ${nif}` },
  help: {
    title: 'A qui trucar',
    faults: 'Avaries',
    faultsNote: 'La distribuïdora, propietària de la xarxa.',
    faultsFree: 'La distribuïdora: a tota hora, gratuït.',
    free: 'Gratuït.',
    claimsAddress: 'Per carta',
    timesText: (bill, hours, rest) =>
      `Resposta: factures, ${bill} dies; talls, ${hours}; la resta, ${rest} dies hàbils.`,
    elsewhere: 'Sense acord',
    customer: 'Dubtes',
    claims: 'Reclamacions',
    claimsNote:
      'Si la resposta no convenç: serveis de consum de la comunitat autònoma o Junta Arbitral de Consum.',
    email: 'Correu',
    website: 'Web',
  },
  qr: {
    title: 'Comparar ofertes',
    text: 'Aquest codi porta les dades de la factura al comparador públic de la CNMC, sense teclejar res.',
    alt: 'Codi QR que obre el comparador d’ofertes de la CNMC amb les dades d’aquesta factura.',
    link: 'Obrir el comparador de la CNMC',
  },
}
