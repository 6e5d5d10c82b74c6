import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const consumption: Messages<typeof es.consumption> = {
  title: 'Consum',
  back: 'Contractes',
  titleOf: 'Consum del contracte {name}',
  chooseContract: 'Contracte',
  otherContracts: 'Veure tots els contractes',
  answer: {
    past: '{when} el consum va ser de {energy}{comparison}.',
    open: '{when} el consum és de {energy}{comparison}.',
  },
  comparison: {
    less: ', un {share} menys que {than}',
    more: ', un {share} més que {than}',
    aboutLess: ', prop d’un {share} menys que {than}',
    aboutMore: ', prop d’un {share} més que {than}',
    same: ', pràcticament el mateix que {than}',
    sameDays: 'els mateixos dies de l’any anterior',
  },
  when: {
    day: '{elided, select, yes {l’} other {el }}{day}',
    month: '{elided, select, yes {l’} other {el }}{month}',
    soFar: 'en el que portem {elided, select, yes {d’} other {de }}{month}',
    year: 'l’any {year}',
    months: 'entre {first} i {last}',
    days: 'del dia {first} al dia {last}',
  },
  of: {
    day: '{elided, select, yes {de l’} other {del }}{day}',
    month: '{elided, select, yes {d’} other {de }}{month}',
    year: 'del {year}',
  },
  until: 'Hi ha lectures fins al dia {day}.',
  surplus: 'A més, {energy} d’excedents han anat a la xarxa.',
  generated: 'La instal·lació d’autoconsum ha generat {energy}.',
  selfUsed: 'Del que s’ha generat se n’han aprofitat {energy} sense agafar-los de la xarxa.',
  gaps: 'Falten algunes lectures d’aquests dies: el total pot ser més gran.',
  views: { label: 'Detall', monthly: 'Per mesos', daily: 'Per dies', hourly: 'Per hores', year: 'Any' },
  range: {
    label: 'Dies que es mostren',
    first: 'Des de',
    last: 'Fins a',
    placeholder: 'dd/mm/aaaa',
    invalid: 'Aquesta data no és vàlida.',
    startAfterEnd: 'La data inicial no pot ser posterior a la final.',
    openCalendar: 'Obrir el calendari',
    allMonths: 'Mesos',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes següent',
    before: 'Abans: {range}',
    after: 'Després: {range}',
    other: 'Altres dates',
    allYears: 'Tots els anys',
    days: '{first} – {last}',
    months: '{first} – {last}',
  },
  cost: {
    unknown: 'sense preu conegut',
    said: {
      open: 'L’energia costa fins ara {cost}, impostos inclosos.',
      past: 'L’energia va costar {cost}, impostos inclosos.',
    },
    unit: { label: 'Unitat del gràfic', energy: 'kWh', cost: '€' },
    what: {
      fixed:
        'Els euros són només de l’energia: el preu del contracte a cada hora, amb descomptes i impostos. La potència i la resta de la factura van a part.',
      indexed:
        'El preu d’aquest producte canvia amb el mercat: el que va costar cada hora no se sap amb seguretat. Els euros són els de l’energia amb el preu mitjà de cada factura, amb impostos; la resta de la factura va a part.',
      market:
        'El preu d’aquest producte segueix el mercat: els euros són els de l’energia al preu de cada hora, amb impostos; la resta de la factura va a part.',
      flexible:
        'El preu d’aquest producte pot canviar: els euros són els de l’energia amb els preus que consten per a cada dia, amb impostos; la resta de la factura va a part.',
      flat: 'Aquest producte té una quota fixa: el que costa una hora no canvia el que es paga. Els euros són els de l’energia al preu de referència, amb impostos.',
    },
    surplus: 'Els excedents es descompten a la factura i aquí no.',
    unbilled: 'Des del dia {day} encara no hi ha factura: aquests euros són una estimació.',
    missing: 'De {energy} no en consta el preu: no són als euros.',
    none: 'No consten preus amb què calcular el que costa l’energia d’aquests dies.',
    prices: 'Preus d’aquest dia, impostos inclosos',
    price: '{price} €/kWh',
    noPrice: 'preu desconegut',
    hours: 'de {from} a {to} h',
    allDay: 'tot el dia',
  },
  quick: {
    label: 'Anar directament a',
    yesterday: 'Ahir',
    week: 'Aquesta setmana',
    bill: 'Aquesta factura',
    month: 'Aquest mes',
  },
  chart: {
    all: 'En total',
    label: 'Consum {range}, en kWh',
    labelCost: 'Cost de l’energia {range}, en euros',
    calendar: 'Les fletxes recorren els dies; Retorn obre les hores del dia.',
    openMonth: 'Les fletxes recorren el gràfic; Retorn obre els dies del mes.',
    openDay: 'Les fletxes recorren el gràfic; Retorn obre les hores del dia.',
    move: 'Les fletxes recorren el gràfic.',
    total: 'Consum',
    surplus: 'Excedents',
    unread: 'Sense lectura',
    estimated: 'Lectura estimada',
    incomplete: 'Incomplet',
    noReadings: 'sense lectures',
    provisional: 'provisional',
    openHint: {
      monthly:
        'En prémer un mes se n’obren els dies. En una pantalla tàctil, el primer toc en mostra les dades i el segon l’obre.',
      daily:
        'En prémer un dia se n’obren les hores. En una pantalla tàctil, el primer toc en mostra les dades i el segon l’obre.',
    },
    heat: 'Cada hora del període: com més intens és el color, més consum',
    heatCost: 'Cada hora del període: com més intens és el color, més cara',
    heatTitle: 'A quines hores es consumeix',
    heatLow: 'menys',
    daysOf: '{label}: veure els dies ({month})',
    heatHigh: 'més de {value}',
    highest: 'Les hores s’agrupen per columnes: es dibuixen la més alta i la més baixa de cadascuna.',
  },
  hour: {
    span: '{from}–{to}',
    ofDay: '{day}, {hour}',
    skipped: 'aquesta hora no existeix: s’avança el rellotge',
    summer: '{hour} (primera vegada, horari d’estiu)',
    winter: '{hour} (segona vegada, horari d’hivern)',
    day25:
      'Aquest dia va tenir 25 hores: amb el canvi a l’horari d’hivern, l’hora de les {hour} es repeteix.',
    day23:
      'Aquest dia va tenir 23 hores: amb el canvi a l’horari d’estiu es va passar de la 1:59 a les 3:00.',
    day23Canary:
      'Aquest dia va tenir 23 hores: amb el canvi a l’horari d’estiu es va passar de les 0:59 a les 2:00.',
  },
  periods: {
    peak: 'Punta',
    flat: 'Pla',
    valley: 'Vall',
    explain: 'Què són punta, pla i vall?',
    explainSix: 'Què són els períodes P1 a P6?',
    intro:
      'Són les franges horàries de la tarifa {tariff}. L’energia és més cara en punta i més barata en vall. En dies feiners:',
    hours: '{spans} h',
    span: 'de {from} a {to}',
    weekend: 'Els dissabtes, els diumenges i els festius estatals tot el dia és vall.',
    six: 'La tarifa {tariff} reparteix les hores de l’any en {count, number} períodes que canvien amb la temporada: en P1 l’energia és més cara i en P6 més barata. Les nits, els caps de setmana i els festius estatals són sempre P6.',
  },
  stale: 'No s’han pogut actualitzar les lectures: es mostren les d’abans.',
  provisional:
    'Part d’aquestes lectures són provisionals: poden canviar una mica fins que la distribuïdora enviï les que es facturen.',
  estimatedNote:
    'Les lectures estimades són un càlcul de la distribuïdora mentre no pot llegir el comptador.',
  table: {
    generated: 'Generada (kWh)',
    selfUsed: 'Autoconsumida (kWh)',
    show: 'Veure les dades en una taula',
    caption: 'Consum {range}',
    captionByDay: 'Consum {range}, sumat per dies; les hores són al fitxer de la corba',
    month: 'Mes',
    day: 'Dia',
    hour: 'Hora',
    period: 'Període',
    total: 'Total (kWh)',
    notes: 'Notes',
    kWh: '{name} (kWh)',
    price: 'Preu, €/kWh',
    cost: 'Cost (€)',
    estimated: 'estimada',
    provisional: 'provisional',
    incomplete: 'incompleta',
  },
  files: {
    label: 'Baixar les lectures',
    datadis: {
      download: 'Baixar la corba (CSV)',
      purpose: 'Per obrir-la en un full de càlcul: una fila per hora, en kWh, amb les columnes de Datadis.',
    },
    f5d: {
      download: 'Baixar la corba (F5D)',
      purpose:
        'Per a una assessoria energètica o un programa del sector: el fitxer de les distribuïdores, en Wh.',
    },
    espi: {
      download: 'Descarregar la corba (Green Button)',
      purpose: 'Per a programes d’energia de la llar que llegeixen el format Green Button (XML), en Wh.',
    },
  },
  loading: 'S’està carregant el consum…',
  noData: {
    title: 'No hi ha dades de consum {when}',
    text: 'Hi ha lectures del dia {first} al dia {last}.',
    soon: 'La distribuïdora envia les lectures amb uns dies de retard.',
    show: 'Veure {range}',
  },
  never: {
    title: 'Encara no hi ha lectures d’aquest contracte',
    text: 'La distribuïdora les comença a enviar uns dies després que el subministrament s’activi.',
    action: 'Veure els contractes',
  },
  gas: {
    title: 'Els contractes de gas no tenen corba de consum',
    text: 'El comptador de gas no registra el consum hora a hora.',
  },
  notFound: {
    title: 'No trobem aquest contracte',
    text: 'Pot ser que l’adreça estigui mal escrita o que el contracte sigui d’un altre compte.',
  },
  none: {
    title: 'No hi ha contractes d’electricitat',
    text: 'El consum es mostra per als contractes d’electricitat.',
  },
  tooLong: {
    title: 'Són massa dies per a un sol gràfic',
    text: 'Per dies i per mesos es mostren fins a {daily, number} anys; per hores, fins a {hourly, number}.',
    year: 'L’any es dibuixa sencer: dotze mesos alhora, com a molt.',
    show: 'Veure {range}',
  },
  card: {
    title: 'Consum d’aquest mes',
    none: 'D’aquest mes no hi ha lectures.',
    open: 'Veure el consum',
    year: 'Veure l’any',
  },
  failure: {
    title: 'Error obtenint les dades de consum',
    safe: 'Les lectures continuen desades: només ha fallat mostrar-les.',
  },
}

const billSoFar = {
  title: 'La factura en curs',
  loading: 'S’està calculant la factura en curs…',
  sentence: 'Des del dia {first} ja són {energy} i {amount}; la factura pujarà a uns {expected}.',
  closed: 'La factura del dia {first} al dia {last} serà d’uns {expected}, per {energy}.',
  readTo: 'Amb lectures fins al dia {day}; la factura s’acabarà cap al dia {end}.',
  soFar: 'Fins ara',
  expected: 'Total previst',
  range: 'Entre {low} i {high}',
  rangeLabel: 'Marge',
  usual: 'L’habitual, com a molt',
  energy: 'Energia',
  energyOf: '{soFar} d’uns {expected}',
  spoken:
    'Fins ara {soFar}; total previst {expected}, entre {low} i {high}{usual, select, none {} other {; l’habitual són, com a molt, {usual}}}.',
  how: 'En què es basa',
  basis: {
    year_before: 'Els dies que falten es calculen amb els mateixos dies de l’any anterior.',
    recent_days:
      'Els dies que falten es calculen amb les últimes setmanes, perquè de l’any anterior no hi ha lectures.',
  },
  rangeBasis: {
    past_weeks:
      'El marge surt del que el mateix càlcul s’hauria equivocat en setmanes passades: el {share} de les factures hi cauria a dins.',
    assumed:
      'Encara hi ha poques lectures per saber quant s’equivoca el càlcul: el marge suposa que el que falta pot quedar en un {low} o arribar a un {high} del que es preveu.',
  },
  foreseesMarket:
    'Els preus del mercat que encara no se saben es calculen amb els de les últimes setmanes, i el marge compta que canviïn.',
  prices: 'Amb els preus del contracte, la potència i els impostos d’avui.',
  leavesOut: 'No s’hi compta: {what}.',
  left: {
    excess_power: 'els excessos de potència',
    reactive: 'l’energia reactiva',
    battery: 'el que pagui la bateria virtual',
    tariff_option: 'una opció de tarifa de la qual no sabem el preu o el primer dia',
    surplus: 'el que es pagui pels excedents, dels quals no sabem el preu',
  },
  above: {
    title: 'Va per sobre de l’habitual',
    text: 'Una factura de {days, plural, one {un dia} other {# dies}} sol arribar, com a molt, a {usual}. Encara és una previsió.',
  },
  none: {
    title: 'Encara no hi ha cap previsió de la factura en curs',
    gas: 'El gas es llegeix cada {months, number} mesos: fins llavors no se sap quant se n’ha gastat.',
    not_active: 'El contracte no és actiu: no hi ha cap factura en curs.',
    no_bill_yet: 'Cal una primera factura: fins llavors no se sap quins dies abraçarà la següent.',
    bills_missing:
      'Fa temps que hauria d’haver arribat una altra factura. Fins que arribi no se sap quins dies abraçarà la següent.',
    no_readings:
      'Des de l’última factura no ha arribat cap lectura. La distribuïdora les envia amb uns dies de retard.',
    no_prices: 'El preu d’aquests dies no se sap per endavant.',
  },
  failure: {
    title: 'No s’ha pogut calcular la factura en curs',
    safe: 'Les lectures i les factures continuen al seu lloc.',
  },
  stale: 'La previsió no s’ha pogut actualitzar: es mostra la d’abans.',
} satisfies Messages<(typeof es)['bill-so-far']>

export { billSoFar as 'bill-so-far' }
