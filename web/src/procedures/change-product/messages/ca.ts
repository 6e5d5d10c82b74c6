import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const changeProduct: Messages<(typeof es)['change-product']> = {
  free: 'El canvi no costa res; el que costa l’energia ho diu cada producte.',
  withdrawal: 'Es pot desistir del canvi després de signar-lo.',
  send: 'Continuar a la signatura',
  refused: {
    ending: {
      title: 'Aquest contracte s’acaba',
      why: 'El contracte s’acaba el dia {day}: ja no se’n pot canviar el producte.',
    },
    none: {
      title: 'No hi ha cap altre producte per a aquest subministrament',
      why: 'Avui no s’ofereix cap altre producte per al seu peatge i el seu tipus de subministrament.',
    },
  },
  cost: {
    year: '{amount} d’un any, amb impostos.',
    same: '{amount} d’un any, amb impostos: el mateix que ara.',
    less: '{amount} d’un any, amb impostos: {difference} menys que ara.',
    more: '{amount} d’un any, amb impostos: {difference} més que ara.',
  },
  product: {
    title: 'Producte',
    label: 'Quin producte vol en lloc de {product}?',
    fact: 'Producte',
    year: 'El cost és el que hauria tingut el consum d’aquest contracte del dia {first} al dia {last}, amb els preus d’avui.',
    noYear: 'Encara no hi ha un any de lectures o factures d’aquest contracte per calcular-ne el cost.',
    gone: 'Aquest producte ja no s’ofereix per al subministrament.',
    renewable: 'Energia renovable',
    notRenewable: 'Sense garantia d’origen renovable',
    paysNoSurplus: 'No paga excedents.',
    regulated: 'Font del preu: {source}.',
    kinds: {
      fixed: 'Preu fix',
      indexed: 'Preu del mercat, hora a hora',
      flexible: 'Preu que la comercialitzadora revisa',
      flat: 'Tarifa plana',
      regulated: 'Preu regulat, que es revisa cada trimestre',
    },
  },
  bonus: {
    title: 'Bo social',
    fact: 'Bo social',
    given: 'S’hi renuncia',
    lost: 'El bo social només s’aplica al PVPC, amb una comercialitzadora de referència. Amb un altre producte es perd des del primer dia.',
    more: 'Amb {product}, l’últim any hauria costat {amount} més que amb el PVPC i el bo social.',
    less: 'Amb {product}, l’últim any hauria costat {amount} menys que amb el PVPC i el bo social.',
    same: 'Amb {product}, l’últim any hauria costat el mateix que amb el PVPC i el bo social.',
    unknown: 'No es pot calcular quant canvia en un any.',
    words: 'El que se signa en renunciar-hi',
    give: 'Renuncio al bo social',
  },
  start: {
    title: 'Des de quan',
    label: 'Des de quan el vol?',
    fact: 'Des de quan',
    hint: 'Si se signa avui, es pot desistir del canvi fins al dia {day} sense cost i sense dir per què.',
    options: {
      soon: 'Com més aviat millor',
      after_withdrawal: 'Quan acabi el termini per desistir',
    },
    hints: {
      soon: 'Cap al dia {day}, si se signa avui. Qui desisteix després paga l’energia gastada fins aleshores al preu nou.',
      after_withdrawal: 'Des del dia {day}, si se signa avui. Fins aleshores no canvia res.',
    },
    short: {
      soon: 'Com més aviat millor, cap al dia {day}',
      after_withdrawal: 'Des del dia {day}',
    },
  },
  leaving: {
    title: 'El que es deixa',
    stay: 'El producte d’ara té un compromís fins al dia {day}.',
    stayPercent:
      'El producte d’ara té permanència fins al dia {day}. Deixar-lo abans pot costar com a màxim el {percent} % de l’energia que quedi per subministrar fins aquell dia.',
    stayEuros: 'Amb el consum de l’últim any, uns {amount} com a màxim.',
    lastResort:
      'El producte d’ara és una tarifa d’últim recurs (TUR). Qui la deixa abans que es recuperi el deute del seu preu limitat ha de pagar l’últim deute mitjà del seu esglaó de peatge (RDL 25/2026, art. 1.6). {known, select, yes {Són {debt} c€ per kWh fins al dia {until}, segons una font que no és la resolució mateixa de la TUR.} other {L’import el diu la resolució trimestral de la TUR i aquí no consta.}}',
    socialBonus:
      'Aquest contracte té bo social, que només s’aplica al PVPC amb una comercialitzadora de referència. Amb un altre producte es perd.',
  },
  summary: {
    prices: 'Preus que es contracten',
    duration: 'Durada',
    months:
      '{months, plural, one {Un mes. Es renova pel mateix temps.} other {# mesos. Es renova pel mateix temps.}}',
    stay: 'Permanència',
    stayMonths:
      '{months, plural, one {El primer mes} other {Els primers # mesos}}. Deixar-lo abans costa com a màxim el {percent} % de l’energia que quedi per subministrar.',
    noStay: 'Cap: es pot deixar en qualsevol moment sense cost.',
    lost: 'Es deixa de tenir',
    options: {
      double_tariff: 'Doble tarifa',
      happy_hours: 'Pla Rellotge',
      happy_day: 'Fin de Setmana',
    },
    battery: 'Aquest producte no paga excedents: a la bateria no hi arribarà res més.',
    soon: 'Demano que comenci com més aviat millor, dins del termini per desistir.',
    document:
      'A continuació arriba per correu el document amb totes les condicions. No canvia res fins que se signa.',
  },
}

export { changeProduct as 'change-product' }
