import { billWords } from '@endoll/api/bill-words/ca.ts'
import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

const billLines: Messages<(typeof es)['bill-lines']> = {
  title: 'La factura, línia a línia',
  refund: 'Són les línies de la factura que s’anul·la: el que aquella va cobrar, aquesta ho torna.',
  none: 'D’aquesta factura no en tenim aquí el detall: és al document.',
  total: { charge: 'Total', refund: 'Total que es torna' },
  from: 'del dia {from} al dia {to}',
  ...billWords.lines,
  why: {
    power: 'El que costa tenir contractada aquesta potència, es faci servir o no.',
    power_band: 'El que costa tenir contractada aquesta potència a les hores de {band}, es faci servir o no.',
    excess_power:
      'En algun moment es va demanar més potència de la contractada. L’excés es cobra a part, segons el que va marcar el comptador.',
    excess_power_quarters:
      'Alguna vegada es va demanar més potència de la contractada. La xifra de la línia no la va marcar el comptador: és l’arrel quadrada de la suma dels quadrats del que va passar en cada quart d’hora, de manera que creix amb les vegades que van ser i, sobretot, amb les que van passar molt.',
    fixed: 'La part fixa del preu: es paga encara que no es gasti res.',
    fixed_gas: 'El que costa estar connectat a la xarxa de gas, encara que no se’n gasti.',
    energy: 'L’electricitat gastada aquests dies.',
    energy_peak: 'El que s’ha gastat en punta: les hores més cares dels dies feiners.',
    energy_flat: 'El que s’ha gastat en pla: les hores intermèdies dels dies feiners.',
    energy_valley:
      'El que s’ha gastat en vall: nits, caps de setmana i festius estatals, les hores més barates.',
    energy_period: 'El que s’ha gastat a les hores del període {period}. P1 és el més car i P6 el més barat.',
    energy_gas: 'El gas gastat. El comptador el mesura en metres cúbics; aquí ja és en kWh.',
    reactive:
      'Energia que motors i aparells prenen i tornen sense gastar-la. Es cobra la que passa del {share} de la consumida.',
    surplus: 'L’electricitat de les plaques que va anar a la xarxa: es descompta al preu acordat.',
    battery: 'Diners de mesos amb més excedents, guardats a la bateria virtual: ara rebaixen la factura.',
    discount: 'Una rebaixa acordada en el contracte.',
    discount_share: 'Una rebaixa acordada en el contracte, en tant per cent.',
    social_bonus_financing:
      'El que paga cada client perquè les llars vulnerables tinguin el bo social. Ho fixa el Govern espanyol.',
    social_bonus:
      'La rebaixa de les llars que tenen el bo social. És un percentatge de la potència, de l’energia dins del límit i del finançament del bo social.',
    meter_rental: 'El comptador és de la distribuïdora; el lloguer té un preu regulat.',
    meter_rental_gas: 'El comptador de gas és de la distribuïdora; el lloguer té un preu regulat.',
    service: 'Un servei contractat a part de l’energia.',
    adjustment: 'Una correcció d’alguna cosa que es va facturar abans.',
    adjustment_back: 'Una correcció a favor d’alguna cosa que es va facturar abans.',
    late_activation: 'El que es descompta perquè la distribuïdora va activar l’autoconsum tard.',
    interest:
      'El que es paga per haver tingut aquests diners: l’interès legal i els punts que hi afegeix la llei, sense impostos.',
  },
  capped: {
    surplus:
      'En sortirien {computed}, però la llei no deixa descomptar més del que costa l’energia de la mateixa factura.',
    battery:
      'La bateria arribava a {computed}; només es fa servir el que la factura admet i la resta s’hi queda.',
  },
  bonusEnergy:
    '{discounted} amb dret al descompte: el límit d’aquests dies és {limit}{carried, select, none {} other {, més {carried} que no es van consumir en els dotze mesos anteriors}}.{beyond, select, none {} other { {beyond} més passen del límit i no tenen descompte.}}',
  unsureTax:
    'La llei fa dependre aquest tipus d’un índex de preus que aquí no es coneix: podria ser un altre. Se suposa des del dia {since}.',
  whyTax: {
    electricity_tax: 'Impost de l’Estat sobre la potència i l’energia.',
    electricity_tax_reduced:
      'Impost de l’Estat sobre la potència i l’energia, amb la base reduïda per l’ús que es dona a l’energia.',
    electricity_tax_minimum:
      'Impost de l’Estat. Per percentatge en sortiria menys que el mínim per kWh que marca la llei: es paga el mínim.',
    hydrocarbon_tax: 'Impost de l’Estat sobre el gas, per cada kWh.',
    IVA: 'Impost sobre el valor afegit. Es calcula sobre tota la resta, també sobre els altres impostos.',
    IGIC: 'L’impost indirecte de les Canàries, que allà fa les funcions de l’IVA.',
    IPSI: 'L’impost indirecte de Ceuta i Melilla, que allà fa les funcions de l’IVA.',
  },
  sum: {
    euros: '{sign}{value} €',
    price: {
      'EUR/kW/year': '{price}/kW/any',
      'EUR/kW/day': '{price}/kW/dia',
      'EUR/kWh': '{price}/kWh',
      'EUR/kvarh': '{price}/kvarh',
      'EUR/year': '{price}/any',
      'EUR/month': '{price}/mes',
      'EUR/day': '{price}/dia',
      EUR: '{price}',
    },
    days: '{days, plural, one {# dia} other {# dies}}',
    months: '{months} mesos',
    share: '{percent} % de {of}',
    spoken: {
      quantity: {
        kW: '{value} quilowatts',
        kWh: '{value} quilowatts hora',
        kvarh: '{value} quilovars hora',
        unit: '{value}',
      },
      euros: '{sign, select, minus {menys } other {}}{value} euros',
      price: {
        'EUR/kW/year': '{price} per quilowatt i any',
        'EUR/kW/day': '{price} per quilowatt i dia',
        'EUR/kWh': '{price} per quilowatt hora',
        'EUR/kvarh': '{price} per quilovar hora',
        'EUR/year': '{price} l’any',
        'EUR/month': '{price} al mes',
        'EUR/day': '{price} al dia',
        EUR: '{price}',
      },
      times: 'per {factor}',
      over: 'entre {year}',
      equals: '{sum}: {amount}',
    },
  },
}

export { billLines as 'bill-lines' }
