import type { UnpaidLetter } from '@endoll/domain/billing/unpaid-letters.ts'
import { RETAILERS_LIST } from '@endoll/domain/contracting/regulated-price.ts'

// The words of RD 897/2017, annexes II to IV and art. 3, as the consolidated text has them (BOE-A-2017-11505, read on
// 2026-11-27). What stood above them in the annexes are forms that the text leaves out. In Spanish, as the law is.

/** Whose letter it is: of the free market, at the PVPC, or with the social bonus. */
export type LetterOf = 'free_market' | 'pvpc' | 'bonus'

const SOCIAL_SERVICES =
  'Adicionalmente, si usted cumple los requisitos para ser vulnerable severo, puede ponerse en contacto con los servicios sociales del municipio y comunidad autónoma donde reside, para que le informen sobre la posibilidad de atender el pago de su suministro de electricidad.'

const LIST = `El enlace a la página web de la CNMC donde encontrará los datos necesarios para contactar con la comercializadora de referencia es el siguiente: ${RETAILERS_LIST}`

const FREE_MARKET =
  'Sin perjuicio de lo anterior, si usted cumple los requisitos para ser consumidor vulnerable, puede solicitar a una de las empresas comercializadoras de referencia acogerse al bono social, que supone un descuento sobre el precio voluntario para el pequeño consumidor (PVPC).'

const NO_COST =
  'El cambio de modalidad en el contrato para pasar a PVPC, siempre que no se modifiquen los parámetros recogidos en el contrato de acceso de terceros a la red, se llevará a cabo sin ningún tipo de penalización ni coste adicional.'

const PVPC =
  'Sin perjuicio de lo anterior, si usted cumple los requisitos para ser consumidor vulnerable, puede solicitar a su comercializadora de referencia acogerse al bono social, que supone un descuento sobre el precio voluntario para el pequeño consumidor (PVPC).'

const ARTICLE =
  'Los requisitos para ser consumidor vulnerable vienen recogidos en el artículo 3 del Real Decreto 897/2017, de 6 de octubre, por el que se regula la figura del consumidor vulnerable, el bono social y otras medidas de protección para los consumidores domésticos de energía eléctrica, del que le remitimos un extracto.'

/** The wording of the four months, by letter. */
const MONTHS: Readonly<Record<UnpaidLetter, string>> = {
  II: 'pasará a ser 4 meses (contados siempre desde la recepción del requerimiento fehaciente de pago).',
  III: 'pasará a ser 4 meses (contados siempre desde la recepción del presente requerimiento fehaciente de pago).',
  IV: 'se ampliará en 2 meses desde la fecha señalada anteriormente.',
}

function longer(letter: UnpaidLetter, of: LetterOf): string {
  const onceProven = 'siempre que se hayan acreditado los requisitos para ser consumidor vulnerable,'
  const proven =
    of === 'pvpc'
      ? `S${onceProven.slice(1)}`
      : letter === 'II'
        ? `Una vez acogido al PVPC, y ${onceProven}`
        : `S${onceProven.slice(1)} una vez acogido al PVPC,`
  return `${proven} el plazo para que su suministro de electricidad pueda ser suspendido, de no haber sido abonada la cantidad adeudada, ${MONTHS[letter]}`
}

/** What the model of a letter says, paragraph by paragraph; that of the bonus has only the article. */
export function modelOf(letter: UnpaidLetter, of: LetterOf): readonly string[] {
  switch (of) {
    case 'free_market':
      return [FREE_MARKET, NO_COST, longer(letter, of), LIST, SOCIAL_SERVICES, ARTICLE]
    case 'pvpc':
      return [PVPC, SOCIAL_SERVICES, longer(letter, of), ARTICLE]
    case 'bonus':
      return []
  }
}

const SEVERE =
  '4. Cuando, cumpliendo los requisitos anteriores, el consumidor y, en su caso, la unidad familiar a la que pertenezca, tengan una renta anual inferior o igual al 50% de los umbrales establecidos en el apartado 2.a), incrementados en su caso conforme a lo dispuesto en el apartado 3, el consumidor será considerado vulnerable severo. Asimismo también será considerado vulnerable severo cuando el consumidor, y, en su caso, la unidad familiar a que pertenezca, tengan una renta anual inferior o igual a una vez el IPREM a 14 pagas o dos veces el mismo, en el caso de que se encuentre en la situación del apartado 2.c) o 2.b), respectivamente.'

/** Art. 3. */
const WHOLE: readonly string[] = [
  '1. A los efectos de este real decreto y demás normativa de aplicación, tendrá la consideración de consumidor vulnerable el titular de un punto de suministro de electricidad en su vivienda habitual que, siendo persona física, esté acogido al precio voluntario para el pequeño consumidor (PVPC) y cumpla los restantes requisitos del presente artículo.',
  '2. Para que un consumidor de energía eléctrica pueda ser considerado consumidor vulnerable, deberá cumplir alguno de los requisitos siguientes:',
  'a) Que su renta o, caso de formar parte de una unidad familiar, la renta conjunta anual de la unidad familiar a que pertenezca sea igual o inferior:',
  '– a 1,5 veces el Indicador Público de Renta de Efectos Múltiples (IPREM) de 14 pagas, en el caso de que no forme parte de una unidad familiar o no haya ningún menor en la unidad familiar;',
  '– a 2 veces el índice IPREM de 14 pagas, en el caso de que haya un menor en la unidad familiar;',
  '– a 2,5 veces el índice IPREM de 14 pagas, en el caso de que haya dos menores en la unidad familiar.',
  'A estos efectos, se considera unidad familiar a la constituida conforme a lo dispuesto en la Ley 35/2006, de 28 de noviembre, del Impuesto sobre la Renta de las Personas Físicas y de modificación parcial de las leyes de los Impuestos sobre Sociedades, sobre la Renta de no Residentes y sobre el Patrimonio.',
  'b) Estar en posesión del título de familia numerosa.',
  'c) Que el propio consumidor y, en el caso de formar parte de una unidad familiar, todos los miembros de la misma que tengan ingresos, sean pensionistas del Sistema de la Seguridad Social por jubilación o incapacidad permanente, percibiendo la cuantía mínima vigente en cada momento para dichas clases de pensión, y no perciban otros ingresos cuya cuantía agregada anual supere los 500 euros.',
  '3. Los multiplicadores de renta respecto del índice IPREM de 14 pagas establecidos en el apartado 2.a) se incrementarán, en cada caso, en 0,5, siempre que concurra alguna de las siguientes circunstancias especiales:',
  'a) Que el consumidor o alguno de los miembros de la unidad familiar tenga discapacidad reconocida igual o superior al 33%.',
  'b) Que el consumidor o alguno de los miembros de la unidad familiar acredite la situación de violencia de género, conforme a lo establecido en la legislación vigente.',
  'c) Que el consumidor o alguno de los miembros de la unidad familiar tenga la condición de víctima de terrorismo, conforme a lo establecido en la legislación vigente.',
  'd) Que el consumidor o alguno de los miembros de la unidad familiar se encuentre en situación de dependencia reconocida de grado II o III, conforme a lo establecido en la legislación vigente.',
  'e) Que el consumidor acredite que la unidad familiar está integrada por un único progenitor y, al menos, un menor. A los únicos efectos de comprobación de esta circunstancia especial, el comercializador comprobará a través del libro de familia y del certificado de empadronamiento que no reside en la vivienda a cuyo suministro se encuentra ligado el bono social, un segundo progenitor.',
  SEVERE,
  '5. En todo caso, para que un consumidor sea considerado vulnerable deberá acreditar el cumplimiento de los requisitos recogidos en el presente artículo en los términos que se establezcan por orden del Ministro de Energía, Turismo y Agenda Digital.',
]

/** The article that goes with the letter; of whoever has the bonus only when one is severely vulnerable. */
export function articleOf(of: LetterOf): readonly string[] {
  return of === 'bonus' ? WHOLE.slice(1).filter((line) => !line.startsWith('5.')) : WHOLE
}
