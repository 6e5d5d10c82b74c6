import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const endSupply: Messages<(typeof es)['end-supply']> = {
  free: 'Demanar-ho no costa res. L’última factura inclou fins a l’últim dia amb subministrament.',
  cut: 'Aquell dia es talla el subministrament. Per tornar-lo a tenir cal donar-lo d’alta una altra vegada.',
  reason: {
    title: 'Per què es dona de baixa',
    label: 'Què passa amb aquest subministrament?',
    fact: 'Motiu',
    options: {
      moving: 'Em mudo i aquí no s’hi queda ningú',
      empty: 'Es queda buit i no cal subministrament',
      closing: 'Tanca el negoci',
      works: 'Hi ha obres o un enderroc',
      other: 'Un altre motiu: no el farà servir ningú',
      other_retailer: 'Em canvio de companyia',
      somebody_stays: 'El farà servir una altra persona',
    },
    notAnEnd: 'Per a això no s’ha de donar de baixa: es quedaria sense subministrament.',
    move: {
      title: 'Si es muda, una casa i l’altra amb una sola signatura',
      why: 'Deixa aquesta i dona d’alta la nova alhora; fins que no signa no es demana res.',
      link: 'Demanar la mudança',
    },
    instead: {
      other_retailer: {
        title: 'No cal donar-lo de baixa',
        why: 'N’hi ha prou de contractar amb l’altra companyia: ella ho demana i el subministrament no es talla. Aquí no cal fer res.',
      },
      somebody_stays: {
        title: 'Millor un canvi de titular',
        why: 'Qui s’hi queda pot posar el contracte al seu nom: no es talla el subministrament i no es paguen drets d’alta.',
        link: 'Posar el contracte a nom de qui s’hi queda',
      },
    },
  },
  day: {
    title: 'Fins a quin dia',
    label: 'Últim dia amb subministrament',
    hint: 'Del dia {first} al dia {last}. La distribuïdora necessita uns dies per llegir i tancar el comptador.',
    outside: 'Ha de ser entre el dia {first} i el dia {last}.',
  },
  services: {
    title: 'Altres serveis',
    label: 'Què passa amb el que s’ha contractat amb el subministrament?',
    which: 'Està contractat: {services}.',
    options: {
      end: 'Acaba amb el subministrament',
      keep: 'Continua',
    },
    missing: 'Cal triar una opció.',
    fact: 'Altres serveis',
  },
  lastBill: {
    title: 'L’última factura',
    label: 'On l’enviem?',
    options: {
      as_now: 'Com les altres',
      email: 'A un correu electrònic',
      post: 'Per correu postal a una altra adreça',
    },
    email: 'Correu electrònic',
    address: 'Adreça postal',
    addressHint: 'Carrer i número, codi postal i població.',
  },
  visit: {
    title: 'La visita i el tall',
    phone: 'Telèfon',
    why: 'La distribuïdora truca a aquest número si ha d’entrar per arribar al comptador.',
    cut: 'Sé que aquell dia es talla el subministrament',
    cutHint: 'També el que en depengui: nevera, alarma, ascensor o equips mèdics.',
    cutHintGas: 'També el que en depengui: calefacció, aigua calenta o cuina.',
    fact: 'El subministrament es talla',
    accepted: 'Confirmat',
  },
  comingBack: {
    title: 'Què costa tornar-lo a tenir',
    within:
      'Amb la mateixa potència i abans de {years, plural, one {# any} other {# anys}}: {amount}, més impostos.',
    after: 'Passats {years, plural, one {# any} other {# anys}}: {amount}, més impostos.',
    when: 'Són els drets d’enganxament i d’accés de la distribuïdora; passats els anys, també els d’extensió.',
    gas: 'La distribuïdora cobra l’alta i, si cal, la revisió de la instal·lació. Quant és depèn de la pressió i de la comunitat.',
  },
}

export { endSupply as 'end-supply' }
