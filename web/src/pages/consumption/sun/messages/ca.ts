import type { AppMessages, Messages } from '../../../../i18n/messages.ts'

export const sun: Messages<AppMessages['sun']> = {
  title: 'El sol',
  loading: 'Carregant el que ha portat el sol',
  unread: 'No hem pogut carregar el que ha portat el sol',
  safe: 'Les seves factures i lectures continuen al seu lloc.',
  absent: {
    title: 'No hi ha cap instal·lació solar en aquesta adreça',
    why: 'El subministrament no existeix, no és seu o no consta que tingui autoconsum.',
    see: 'Veure els seus contractes',
  },
  answer: {
    year: 'El sol li ha portat {amount} en les factures de {year}',
    all: 'El sol li ha portat {amount} des del dia {day}',
    noBill: 'Es llegeix el que aboca a la xarxa des del dia {day}, i encara no hi ha cap factura',
    nothing: 'Encara no s’ha llegit el que aboca a la xarxa ni hi ha cap factura',
  },
  taxes: 'Amb impostos: el que les seves factures haurien estat de més sense excedents ni bateria virtual.',
  notMeasured: 'El que va fer servir al moment no passa pel comptador: no està sumat.',
  advice: {
    title: 'Quan carregar el cotxe i posar la rentadora',
    sun: 'Millor de {from} a {to} h: és quan li acostuma a sobrar més sol.',
    none: 'En les últimes setmanes llegides no li va sobrar sol.',
    missing:
      '{count, plural, one {Falta per llegir un dia} other {Falten per llegir # dies}} per saber a quines hores li sobra sol.',
    grid: {
      market: 'De la xarxa, demà el més barat és de {from} a {to} h, segons els preus del mercat.',
      prices: 'De la xarxa, demà el més barat és de {from} a {to} h.',
      periods:
        'Encara no se saben els preus de demà: pels períodes de la seva tarifa, els peatges més baixos són de {from} a {to} h.',
    },
    whole: {
      market: 'De la xarxa, demà totes les hores costen el mateix.',
      prices: 'De la xarxa, demà totes les hores costen el mateix.',
      periods: 'Encara no se saben els preus de demà: els peatges són els més baixos tot el dia.',
    },
    basis:
      'Les hores del sol són les de les seves pròpies lectures de les últimes setmanes: no se sap el temps que farà demà.',
  },
  brought: 'El que ha portat',
  noHours: 'No hi ha lectures per hores d’aquest subministrament.',
  hoursSince: 'Hi ha lectures per hores des del dia {day}.',
  batteryIn:
    'El que entra a la bateria virtual són euros sense impostos que es guarden: compten quan paguen una factura.',
  spans: {
    unbilled: 'Sense facturar, del dia {first} al dia {last}',
    year: 'Factures de {year}',
    all: 'Des del dia {day}',
  },
  columns: {
    span: 'Quan',
    broughtCents: 'En total',
    compensatedCents: 'Excedents descomptats',
    batteryPaidCents: 'Pagat per la bateria',
    batteryInCents: 'Guardat a la bateria',
    export: 'Abocat a la xarxa (kWh)',
  },
  months: {
    title: 'Mes a mes',
    label: 'El que va portar el sol cada mes, en euros amb impostos',
    move: 'Les fletxes recorren el gràfic.',
    month: 'Mes',
    compensated: 'Excedents descomptats',
    battery: 'Pagat per la bateria',
    amount: 'En total',
    all: 'Suma dels mesos',
    before: 'Un any abans',
    above: 'Més que un any abans',
    readout: '{month} · un any abans, {before}',
    spoken: '{month}: {amount}',
    spokenBefore: '{month}: {amount}; un any abans, {before}',
    table: 'Veure com a taula',
  },
  used: {
    title: 'El que fa servir vostè directament',
    measured:
      'Del dia {first} al dia {last} va fer servir {used} kWh de les seves plaques sense agafar-los de la xarxa.',
    generated: 'Les plaques van generar {generated} kWh.',
    why: 'El comptador només veu el que sobra. Si sap quant produeixen les seves plaques l’any (ho diu l’aplicació de l’inversor), es pot calcular.',
    given: 'Del dia {first} al dia {last} va abocar {given} kWh a la xarxa.',
    missing:
      '{count, plural, one {D’un dia falten hores: no està comptat.} other {De # dies falten hores: no estan comptats.}}',
    noHours: 'No hi ha lectures del dia {first} al dia {last}: no se sap quant va abocar a la xarxa.',
    label: 'Producció de les seves plaques en aquests dotze mesos',
    hint: 'En kWh. No es desa.',
    whole: 'Escrigui un nombre enter de kWh, només amb xifres.',
    used: 'Va fer servir directament {used} kWh, el {share} % del que van produir: el produït menys l’abocat.',
    less: 'És menys del que va abocar a la xarxa ({given} kWh): comprovi la xifra.',
  },
  battery: {
    title: 'Els seus euros a la bateria virtual',
    balance: 'Seus a la bateria',
    deposits: 'Van entrar en dotze mesos',
    withdrawals: 'Van pagar en dotze mesos',
    empty: 'No queda res a la bateria.',
    kept: 'Es guarden: ha triat que no es descomptin de les factures d’aquest contracte.',
    notTaken: 'Els últims dotze mesos no han pagat cap factura: no se sap quan es gastaran.',
    tooYoung: 'La bateria té menys d’un any: encara no se sap quan es gastaran.',
    notWithinYear: 'A aquest ritme no es gastaran en un any.',
    from: 'Com a molt aviat es gastaran el mes següent: {from}; si continua entrant el mateix, no en un any.',
    in: 'Es gastaran aquest mes: {month}.',
    between: 'Es gastaran entre aquests mesos: {from} i {to}.',
    method:
      'Sense impostos, i només la part d’aquest contracte. Al ritme dels últims dotze mesos: com a molt aviat, si no entra res més; com a molt tard, si entra el mateix. No es coneixen ni el temps que farà ni els seus canvis de costums.',
  },
  whatIf: {
    title: 'I si…?',
    loading: 'S’està calculant amb les seves hores',
    unread: 'No ho hem pogut calcular',
    too_little_data: 'Falten lectures per hores per calcular què li portaria una bateria o un altre preu.',
    no_prices: 'No coneixem tots els preus del seu producte hora a hora: no ho podem calcular.',
    year: 'Del dia {first} al dia {last}, amb els preus d’avui i amb impostos, hauria pagat {total} sense serveis.',
    withVirtual:
      'Del dia {first} al dia {last}, amb els preus d’avui, amb impostos i amb la seva bateria virtual, hauria pagat {total} sense serveis.',
    missing:
      '{count, plural, one {D’un dia falten hores: es pren com els altres.} other {De # dies falten hores: es prenen com els altres.}}',
    battery: {
      title: 'Amb una bateria a casa',
      size: 'Bateria',
      sized: '{capacity} kWh, fins a {power} kW',
      saved: 'Hauria pagat de menys',
      given: 'Li hauria donat (kWh)',
      payback: 'Per cada {amount} € que costi',
      years: '{years} anys',
      never: 'No es recupera',
      method:
        'Guarda només el que ara aboca a la xarxa i ho dona quan ara en pren, a qualsevol hora; del que guarda dona el {efficiency} %. Una bateria perd capacitat amb els anys: això no està comptat.',
    },
    price: {
      title: 'Amb un altre preu dels excedents',
      price: 'Preu del kWh abocat',
      perKwh: '{price} €',
      own: '{price} €, el seu',
      saved: 'Hauria pagat de menys',
      method:
        'Preu sense impostos. Els excedents d’un mes descompten com a màxim la seva energia d’aquell mes. Una xifra negativa és el que hauria pagat de més.',
    },
  },
  receipt: {
    title: 'Hores i factures',
    same: '{count, plural, =0 {En cap factura es pot dir que coincideixin les hores i els kWh abocats.} one {En una factura coincideixen les hores i els kWh abocats.} other {En # factures coincideixen les hores i els kWh abocats.}}',
    differ: '{count, plural, one {En una no coincideixen.} other {En # no coincideixen.}}',
    intro:
      'Els kWh abocats segons les lectures per hores, els que diu la factura, i el que els seus excedents i la seva bateria en van treure, amb impostos.',
    span: 'Del dia {first} al dia {last}',
    all: 'Veure les {count} factures',
    columns: {
      span: 'Factura',
      hours: 'Hores (kWh)',
      bill: 'Factura (kWh)',
      says: 'Comparació',
      amount: 'Tret',
    },
    says: {
      same: 'Coincideixen',
      differs: 'Les hores menys la factura: {kwh} kWh',
      days_missing:
        '{count, plural, one {Falta un dia: no es pot comparar} other {Falten # dies: no es pot comparar}}',
      no_hours: 'No hi ha hores',
      no_surplus: 'Sense excedents',
      not_said: 'La factura no diu quants',
    },
  },
  installation: {
    title: 'La instal·lació',
    unknown: 'No ho sabem',
    modality: 'Modalitat',
    modalities: {
      without: 'Sense excedents',
      compensated: 'Amb excedents compensats a la factura',
      sold: 'Amb excedents que es venen',
    },
    modalityUnknown: 'Es llegeixen excedents, i el seu contracte d’accés no ens diu la modalitat.',
    code: 'Codi {code} de la taula de la CNMC.',
    cau: 'CAU',
    cauNote: 'El codi que identifica la instal·lació davant la seva distribuïdora.',
    share: 'Coeficient de repartiment',
    noShare: 'No en consta cap',
    shareFixed:
      '{least} % d’una instal·lació compartida entre {participants, plural, one {un subministrament} other {# subministraments}} ({year})',
    shareByHour:
      'Entre el {least} i el {most} %, segons l’hora, d’una instal·lació compartida entre {participants, plural, one {un subministrament} other {# subministraments}} ({year})',
    shareNote:
      'La part d’una instal·lació compartida que és d’aquest subministrament. Una instal·lació pròpia no en té.',
    power: 'Potència instal·lada',
    powerNote: 'No és entre les dades que rebem: la diu el certificat de la seva instal·lació.',
  },
}
