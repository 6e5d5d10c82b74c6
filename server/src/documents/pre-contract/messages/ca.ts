import type { ObligationPrice, ObligationWhat } from '../obligation-words.ts'
import type { Translation } from '../../../texts/translation.ts'
import type { messages as es } from './es.ts'

function monthsInWords(months: number): string {
  return months === 1 ? 'Un mes' : `${months} mesos`
}

function firstMonths(months: number): string {
  if (months === 12) return 'El primer any'
  return months === 1 ? 'El primer mes' : `Els primers ${months} mesos`
}

export const messages: Translation<typeof es> = {
  /** What the page shows once it was sent, as Markdown. */
  confirmed: ({ kind, reference, product, email, phone }) =>
    `Hem rebut la sol·licitud **${reference}** per contractar **${product}**.\n\n- D’aquí a uns minuts arribarà a ${email || 'l’adreça indicada'} el resum precontractual; si el titular ja és client, al correu que en tenim.\n- Al mateix correu hi ha l’enllaç per llegir el contracte i signar-lo. Fins llavors no canvia res ni es talla ${kind === 'gas' ? 'el gas' : 'la llum'}.\n- Quan estigui signat, el tramitem amb la distribuïdora.\n\nPer a qualsevol dubte: ${phone}.`,
  rejected: {
    dni_invalid: (phone) =>
      `El document d’identitat no consta amb aquest nom. Es pot tornar enrere i revisar el document i el nom, o trucar al ${phone}.`,
    bad_score: (phone) =>
      `No podem oferir aquest contracte: la consulta a un fitxer de solvència no ha estat favorable. Si creu que hi ha un error, truqui al ${phone}: li direm quin fitxer és i com veure i corregir les seves dades, i una persona revisarà la decisió.`,
  },
  filed: { contract: 'Contracte signat', conditions: 'Condicions generals', category: 'Contractes' },
  obligation: {
    act: 'Contractar, amb obligació de pagament',
    what: 'Què es contracta',
    whatText: ({ kind, product, tariff, powers, cups }: ObligationWhat) =>
      `${kind === 'gas' ? 'Gas' : 'Electricitat'}, ${product}, peatge ${tariff}${powers === '' ? '' : `, ${powers}`}, per al CUPS ${cups}.`,
    price: 'Preu total',
    priceText: ({ year, month, from, to }: ObligationPrice) =>
      `Uns ${year} el primer any amb impostos, ${month} al mes. Depèn del que es consumeixi: entre ${from} i ${to} l’any.`,
    priceOwnYear: (year, month) =>
      `Uns ${year} l’any amb impostos, ${month} al mes, amb el que s’ha gastat els últims dotze mesos. Depèn del que es consumeixi.`,
    /** Of a product that follows the market. */
    priceAtMarket:
      'El preu segueix el mercat i no té topall: l’estimació compta amb el dels últims dotze mesos.',
    priceUnknown:
      'Els preus del contracte pel que es consumeixi, més els impostos vigents a cada factura: no es pot saber per endavant.',
    duration: 'Durada',
    durationText: (months: number) =>
      months === 12
        ? 'Un any. Es renova d’any en any mentre ningú digui el contrari.'
        : `${monthsInWords(months)}. Es renova pel mateix temps mentre ningú digui el contrari.`,
    durationUnknown: 'És al contracte.',
    stay: 'Permanència',
    noStay: 'Cap: es pot deixar en qualsevol moment sense cost.',
    stayText: (months: number, percent: string) =>
      `${firstMonths(months)}. Deixar-lo abans costa com a molt el ${percent} % de l’energia que quedi per subministrar; després, res.`,
    /** Of a stay that continues. */
    stayUntil: (day: string, percent: string) =>
      `Fins al dia ${day}, com ara. Deixar-lo abans costa com a molt el ${percent} % de l’energia que quedi per subministrar; després, res.`,
  },
  summary: {
    title: (reference) => `Resum precontractual ${reference}`,
    answer: 'Abans de signar: què es contracta i a quin preu.',
    detail: (address, kind) => `${kind === 'gas' ? 'Gas' : 'Electricitat'} per a ${address}.`,
    product: 'Producte',
    power: 'Potència',
    tariff: 'Peatge',
    account: 'Es cobra a',
    none: 'Sense domiciliar',
    yes: 'Sí',
    no: 'No',
    prices: {
      title: 'Preus',
      what: 'Concepte',
      period: 'Període',
      price: 'Sense impostos',
      withTaxes: 'Amb impostos',
      all: 'Tots',
      noteTaxed: (kind) =>
        `Amb els impostos d’avui: a cada factura s’apliquen els dels seus dies. S’hi afegeix el lloguer del comptador${kind === 'gas' ? '' : ' i el finançament del bo social'}.`,
      note: (kind) =>
        `Sense impostos. S’hi afegeixen el lloguer del comptador${kind === 'gas' ? '' : ', el finançament del bo social'} i els impostos vigents en cada factura.`,
      regulated: (source) =>
        `Els preus són els de la tarifa d’últim recurs, regulats i sense descomptes (${source}): canvien quan es publica una altra resolució.`,
    },
    firstYear: {
      title: 'Primer any',
      total: 'Cost estimat',
      month: 'Factura del mes anterior',
      /** What a year at the market's prices rests on, what may come of it and its risk: RD 88/2026 art. 13.n. */
      market: ({ from, to, cheapest, dearest, missing }) =>
        `L’energia es compta al preu que va tenir el mercat diari (OMIE) del dia ${from} al dia ${to}, a la mitjana de les hores de cada període en cada mes${missing === undefined ? '' : `; falten els preus de ${missing} hores, que compten com les altres del seu període`}. En aquests dotze mesos la factura més barata seria de ${cheapest} i la més cara de ${dearest}. El preu canvia cada hora, no té topall i el de l’any vinent no se sap: paga menys qui consumeix en les hores barates, i més quan el mercat puja.`,
      note: ({ basis, kind, surplus }, kwh, from, to) =>
        `Amb impostos${kind === 'gas' ? ', sense el lloguer del comptador' : ''}, per a ${kwh}, ${basis === 'measured' ? 'el consum de l’últim any d’aquest subministrament' : basis === 'bill' ? 'el consum d’un any que diu la factura' : basis === 'profile_sun' ? `el que compra una llar mitjana amb plaques, perquè no se sap el d’aquest subministrament, i un excedent suposat de ${surplus}` : kind === 'gas' ? 'el punt mitjà del grup de la tarifa' : 'el consum d’una llar mitjana'}. Entre ${from} i ${to} segons el que es consumeixi.`,
    },
    supply: {
      title: 'Subministrament',
      address: 'Adreça',
      cadastral: 'Ref. cadastral',
      selfConsumption: 'Autoconsum',
      contract: 'Contracte',
      distributor: 'Distribuïdora',
      distributorCode: (code) => `codi ${code}`,
      policy: 'Pòlissa d’accés',
      policyText:
        'L’assigna la distribuïdora en activar l’accés; és al contracte de l’oficina i a cada factura.',
      activity: 'Activitat (CNAE)',
    },
    people: {
      title: 'Persones',
      holder: 'Titular',
      representative: 'Representant',
      letters: 'Cartes a',
      email: 'Correu',
      mobile: 'Mòbil',
      nif: (nif) => `NIF ${nif}`,
    },
    seller: {
      title: 'Qui ven',
      name: 'Comercialitzadora',
      phone: 'Telèfon',
      conditions: 'Condicions',
      read: 'Condicions generals',
    },
    terms: {
      title: 'Condicions',
      duration: 'Durada',
      durationText: 'La que diuen les condicions generals.',
      start: 'Inici',
      startText: (working, days) =>
        `Quan la distribuïdora l’activi: com a màxim ${working} dies hàbils després de la signatura si en signar es demana començar com més aviat millor; si no, quan passin els ${days} dies del desistiment.`,
      withdrawal: 'Desistiment',
      payment: 'Pagament',
      paymentText: 'Domiciliació bancària (SEPA).',
      taxes: 'Impostos',
      taxesText: (kind) =>
        `Impost ${kind === 'gas' ? 'd’hidrocarburs' : 'elèctric'} i IVA (IGIC o IPSI) al tipus vigent en cada factura.`,
      withdrawalText: (days, email) =>
        `${days} dies naturals des de la signatura, sense donar motius: n’hi ha prou d’escriure a ${email}.`,
    },
    /** What the contract says beside the summary: RD 88/2026 art. 30.1. */
    clauses: {
      title: 'Drets',
      market: 'Modalitat',
      freeMarket: 'Mercat lliure.',
      regulated: 'Tarifa d’últim recurs.',
      comparator: 'Comparar',
      end: 'Com s’acaba',
      endText: (phone, email) =>
        `Quan es demana la baixa, a l’oficina virtual, al ${phone} o a ${email}; quan una altra persona amb dret a fer servir el subministrament el contracta; o quan s’acaba el contracte d’accés a la xarxa.`,
      /** The sentence of art. 30.1.h. */
      endFree: (segment) =>
        `El consumidor persona física acollit al segment tarifari ${segment} que no tingui un contracte a preu fix té dret a rescindir el contracte de subministrament d’energia i les seves pròrrogues en qualsevol moment sense cap càrrec en concepte de penalització per rescissió del contracte.`,
      changes: 'Canvis',
      changesText: 'Si canvien les condicions del contracte es pot deixar sense penalització.',
      handOver: 'Canvi de titular',
      handOverText:
        'Qui hagi de fer servir el subministrament amb dret a fer-ho el posa al seu nom sense cost.',
      choice: 'Mitjà de pagament',
      choiceText: 'Es pot triar entre els habituals.',
      claims: 'Reclamacions',
      phone: 'Telèfon',
      free: 'Gratuït.',
      post: 'Per carta',
      email: 'Correu',
      schedule: 'Horari',
      times: 'Terminis',
      timesText: (bill, hours, rest) =>
        `Factures i cobraments, ${bill} dies; subministrament tallat, ${hours} hores; la resta, ${rest} dies hàbils.`,
      proof: 'Constància',
      proofText:
        'Cada escrit té número i justificant amb dia i hora, i se segueix a l’oficina virtual o per telèfon.',
      elsewhere: 'Sense acord',
      region: 'Serveis de consum de la comunitat autònoma o Junta Arbitral de Consum.',
    },
    pvpc: {
      market: 'Preu voluntari per al petit consumidor (PVPC), amb una comercialitzadora de referència.',
      what: 'PVPC: preu regulat que canvia cada hora.',
      who: (power) =>
        `Per a persones i microempreses, amb ${power} com a màxim en cada període (RD 216/2014 art. 5.3).`,
      renewal: (months) =>
        `${months} mesos abans que s’acabi s’avisa de la data. Si no es demana un altre contracte continua el PVPC amb aquesta comercialitzadora.`,
      endFree:
        'El consumidor acollit al PVPC pot resoldre el contracte i les seves pròrrogues en qualsevol moment per la seva sola voluntat, sense cost (RD 216/2014 art. 5.8).',
      revision:
        'El PVPC es calcula com diu el RD 216/2014: peatges i càrrecs, cost de l’energia en cada hora i cost de comercialització. Canvia quan canvien el mercat o aquestes disposicions.',
      noServices:
        'Cap: el contracte a PVPC no pot incloure cap altre producte ni servei (RD 216/2014 art. 19.4).',
    },
    stepBack: {
      title: 'Desistir del contracte',
      time: 'Termini',
      timeText: (days) =>
        `${days} dies naturals des del dia del contracte, sense dir per què i sense cost. Compta el dia en què s’envia.`,
      how: 'Com',
      howText: (email, phone) =>
        `De qualsevol manera clara: a l’oficina virtual, a ${email}, al ${phone}, per carta o amb aquest formulari. Se n’acusa recepció de seguida.`,
      form: 'Formulari',
      formTo: (seller) =>
        `Només s’ha d’emplenar i enviar si es vol desistir del contracte. A l’atenció de ${seller}:`,
      formText: (reference) =>
        `Per la present li comunico que desisteixo del meu contracte de subministrament ${reference}. Demanat el: ______ Nom: ______ Domicili: ______`,
      formProduct: (reference) =>
        `Per la present li comunico que desisteixo del meu canvi de producte ${reference}. Demanat el: ______ Nom: ______ Domicili: ______`,
      formSigned: 'Signatura (només en paper): ______ Data: ______',
      effects: 'Efectes',
      refund: (days) => `El que s’ha pagat es torna en ${days} dies com a màxim, pel mateix mitjà.`,
      energy:
        'Només es paga l’energia rebuda si en signar es va demanar començar abans que acabés el termini; si no, res.',
      supply:
        'El subministrament torna a la comercialitzadora d’abans, si no es demana una altra cosa. Una alta nova es dona de baixa.',
      productBack: 'El contracte continua amb el producte d’abans.',
      bonus: 'Bo social',
      bonusText:
        'Qui tingui el bo social el perd amb aquest contracte: només s’aplica al PVPC, amb una comercialitzadora de referència.',
      bonusYear: (year, months, times) =>
        `Sense ell, el primer any d’aquest contracte costa uns ${year}, amb impostos. Amb ell, un any costa unes ${times} vegades el que s’ha pagat en els ${months} últims mesos: la pàgina de la signatura en diu la diferència.`,
      bonusUnknown: 'Quant canvia en un any no es pot calcular: falta el cost del primer any.',
    },
    particular: {
      title: 'Condicions particulars',
      revision: 'Revisió de preus',
      revisionFixed:
        'Preu fix: no es revisa mentre duri el contracte. Si ha de canviar en renovar-se, s’avisa amb un mes d’antelació, amb els preus d’abans i de després, i es pot deixar sense cost.',
      revisionRegulated: (source) =>
        `Els preus els fixa el Govern (${source}) i canvien quan es publica una altra resolució.`,
      revisionIndexed: (market, addition) =>
        `Cada kWh costa, hora a hora, aquest percentatge del preu del mercat diari en aquella hora: ${market}. S’hi suma: ${addition}. El preu canvia quan canvia el mercat. El que s’hi suma no canvia sense un mes d’avís, i aleshores es pot deixar el contracte sense cost.`,
      discounts: 'Descomptes',
      noDiscount: 'Cap.',
      discountOpen: 'mentre duri el contracte',
      discountUntil: (day) => `fins al dia ${day}`,
      discountPercent: (amount, until) => `${amount} del terme d’energia, ${until}.`,
      discountAmount: (amount, until) => `${amount}, ${until}.`,
      services: 'Altres serveis',
      noServices: 'Cap: no es contracta res més que el subministrament i res més és obligatori.',
      quality: 'Qualitat',
      qualityText: ({ cites, voltage }) =>
        `La que fixa la llei (${cites.quality}), i en respon la distribuïdora: la tensió no s’aparta més d’un ${voltage} % de la declarada, i les interrupcions de l’any no passen dels seus límits (${cites.interruptions}).`,
      connection: ({ connection, extension, change }) =>
        `Un subministrament nou es connecta, amb el comptador, en ${connection} dies hàbils com a màxim; en ${extension} si cal ampliar la xarxa de baixa tensió. Un canvi de comercialitzadora triga com a màxim ${change} dies hàbils i no talla la llum.`,
      meter: 'Comptador',
      meterText: (tariff) =>
        `El que demana el peatge ${tariff}: mesura l’energia de cada hora i la potència, i la distribuïdora el llegeix a distància. Pot ser propi; si no ho és, el lloguer va a part a la factura.`,
      compensation: 'Compensacions',
      compensationText: ({ cites, service, servicePercent, points }) =>
        `Si la distribuïdora no compleix la qualitat, els descomptes de la llei (${cites.discounts}) arriben sencers a la factura. Si incompleix un termini d’atenció, la més gran d’aquestes quantitats: ${service} o el ${servicePercent} % de la primera factura completa. El que s’hagi cobrat de més es torna sencer a la factura següent, amb l’interès legal dels diners més ${points} punts.`,
      cut: 'Tall per impagament',
      cutSmallHome: ({ months, bonusMonths, minimumSupply, minimumMonths, letter }) =>
        `No abans de ${months} mesos des del requeriment de pagament; ${letter} dies hàbils abans es torna a avisar, amb el dia. Amb bo social, al cap de ${bonusMonths} mesos s’abaixa la potència a ${minimumSupply} durant ${minimumMonths} mesos més, i no es talla abans que s’acabin.`,
      cutHome: 'Amb un mes d’avís com a mínim.',
      cutOther: (days) => `Amb ${days} dies d’avís com a mínim.`,
      cutNever: ({ cites }) =>
        `Mai en festiu, en un dia sense servei d’atenció ni la vigília; ni als subministraments que la llei protegeix (${cites.neverCut}), ni per una factura reclamada mentre no hi hagi resposta.`,
      correction: 'Errors de factura',
      correctionText:
        'Si s’ha facturat de menys, es paga en tants mesos com ha durat l’error i d’un any com a màxim. Si s’ha facturat de més, es torna tot a la factura següent, amb interessos. En respon la comercialitzadora; dels errors de lectura, la distribuïdora, que paga els interessos.',
      readings: ({ reading }) =>
        `La distribuïdora llegeix cada mes. Si no pot llegir, avisa, i hi ha ${reading} dies hàbils per donar-li la lectura; si ningú la dona, l’estima.`,
      rights: 'Drets',
      rightsAccount: ({ account }) =>
        `Canviar de comercialitzadora quan es vulgui, i la liquidació en ${account} dies com a màxim.`,
      rightsText: [
        'Les dades de consum pròpies, de franc.',
        'Factures clares, amb l’explicació de cada concepte.',
        'Un mes d’avís, per escrit i a part de la factura, de tot canvi.',
        'Desistir, reclamar i acudir a l’entitat de resolució de conflictes.',
      ],
      rightsOthers: ({ cites }) => `Els altres de la llei (${cites.rights}).`,
      access: 'Accés a la xarxa',
      accessText: (seller, tariff) =>
        `Qui signa consent que ${seller} contracti en nom seu amb la distribuïdora l’accés a la xarxa, amb el peatge ${tariff} i les potències d’aquest contracte, i que li passi les dades necessàries per al subministrament.`,
      data: 'Dades personals',
      dataText: (controller, email) =>
        `Responsable: ${controller}. Per fer i complir aquest contracte i el que mana la llei. Les rep la distribuïdora i, si la llei ho demana, l’Administració. Accés, rectificació, supressió, oposició, limitació i portabilitat: ${email}. També es pot reclamar davant l’Agència Espanyola de Protecció de Dades.`,
      dataPolicy: (address) => `Política de privacitat: ${address}`,
    },
    concepts: {
      power: 'Potència',
      energy: 'Energia',
      surplus: 'Excedents',
      fixed: 'Quota fixa',
      excess_power: 'Excés de potència',
      reactive_over_80: 'Reactiva, cos φ de 0,80 a 0,95',
      reactive_below_80: 'Reactiva, cos φ inferior a 0,80',
      discount: 'Descompte',
      market: 'Preu del mercat, de cada hora',
      market_addition: 'A més del mercat: peatges, càrrecs i gestió',
      market_surplus: 'Excedents, segons el mercat de cada hora',
      market_surplus_fee: 'Es descompta dels excedents: gestió',
    },
    units: {
      'EUR/kW/year': '€/kW i any',
      'EUR/kW/day': '€/kW i dia',
      'EUR/kWh': '€/kWh',
      'EUR/kvarh': '€/kvarh',
      'EUR/year': '€ l’any',
      'EUR/month': '€ al mes',
      'EUR/day': '€ al dia',
      EUR: '€',
      '%': '%',
    },
    closing: (day, hash) => `Així es va enviar el dia ${day}. SHA-256 de les dades: ${hash}`,
    contract: {
      title: (reference) => `Contracte de subministrament ${reference}`,
      answer: 'El que se signa: què es contracta, a quin preu i en quines condicions.',
      closing: (day, hash) =>
        `Demanat el dia ${day}. Se signa amb un codi o a la pàgina del proveïdor de signatura; la prova de la signatura es desa a part. SHA-256 de les dades: ${hash}`,
      fileName: (reference) => `Contracte ${reference}`,
    },
    fileName: (reference) => `Resum ${reference}`,
  },
}
