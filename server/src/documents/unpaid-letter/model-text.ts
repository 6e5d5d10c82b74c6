import type { LetterModel, UnpaidLetter } from '@endoll/domain/billing/unpaid-letters.ts'
import { RETAILERS_LIST } from '@endoll/domain/contracting/regulated-price.ts'

// The words of RD 897/2017, annexes II to IV and art. 3, as the consolidated text of 2026-01-28 has them (BOE-A-2017-11505,
// compared on 2026-11-29). What stood above them in the annexes are forms that the text leaves
// out. In Spanish, as the law is.

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
  'Los requisitos para ser consumidor vulnerable vienen recogidos en el artículo 3 del Real Decreto 897/2017, de 6 de octubre, por el que se regula la figura del consumidor vulnerable, el bono social y otras medidas de protección para los consumidores domésticos de energía eléctrica'

/** The demand for payment does not say that an extract goes with it, though it does. */
function articleNote(letter: UnpaidLetter): string {
  return letter === 'III' ? `${ARTICLE}.` : `${ARTICLE}, del que le remitimos un extracto.`
}

const MINIMUM_SUPPLY =
  'de no haber sido abonada la cantidad adeudada, transcurridos cuatro meses desde la recepción del requerimiento fehaciente de pago, se adaptará su potencia, durante otros seis meses adicionales, a un suministro mínimo vital de 3,5 kW. Durante este tiempo no podrá ser suspendido su suministro.'

const MINIMUM_SUPPLY_LAST =
  'de no haber sido abonada la cantidad adeudada, transcurridos 2 meses desde la fecha señalada anteriormente la empresa distribuidora adaptará durante 6 meses adicionales la potencia de su hogar a un suministro mínimo vital de 3,5 kW, durante los cuales su suministro tampoco podrá ser suspendido.'

/** What becomes of a debt once somebody has the bonus: four months, and six of minimum supply. */
function withBonus(letter: UnpaidLetter, of: LetterOf): string {
  const proven = 'iempre que se hayan acreditado los requisitos para ser consumidor vulnerable,'
  const what = letter === 'IV' ? MINIMUM_SUPPLY_LAST : MINIMUM_SUPPLY
  if (of === 'pvpc') return `S${proven} ${what}`
  return letter === 'IV'
    ? `S${proven} una vez acogido al PVPC, ${what}`
    : `Una vez acogido al PVPC, y s${proven} ${what}`
}

// «Estos cuatro meses» and «sobre pasar» stand so in the model, which says six months before.
const LOWERED = [
  'Le informamos que, de no abonarse la cantidad adeudada, la potencia de su hogar se adaptará, durante un periodo de 6 meses, al suministro mínimo vital, establecida en 3,5 kW. Durante estos cuatro meses su suministro no podrá ser suspendido, y su potencia no podrá sobre pasar este límite.',
  'Si usted cumple los requisitos para ser vulnerable severo de acuerdo con lo dispuesto en el Real Decreto 897/2017, de 6 de octubre, por el que se regula la figura del consumidor vulnerable, el bono social y otras medidas de protección para los consumidores domésticos de energía eléctrica, del que le remitimos un extracto, puede ponerse en contacto con los servicios sociales del municipio y comunidad autónoma donde reside, para que le informen sobre la posibilidad de atender el pago de su suministro de electricidad.',
]

/** What the model of a letter says, paragraph by paragraph; that of the bonus has only the article. */
export function modelOf(letter: LetterModel, of: LetterOf): readonly string[] {
  if (letter === 'VIII') return LOWERED
  switch (of) {
    case 'free_market':
      return [FREE_MARKET, NO_COST, withBonus(letter, of), LIST, SOCIAL_SERVICES, articleNote(letter)]
    case 'pvpc':
      return [PVPC, SOCIAL_SERVICES, withBonus(letter, of), articleNote(letter)]
    case 'bonus':
      return []
  }
}

const SEVERE =
  '4. Cuando, cumpliendo los requisitos anteriores, el consumidor y, en su caso, la unidad de convivencia a la que pertenezca, tenga una renta anual inferior o igual al 50 % del umbral que corresponda según el apartado 2.a), incrementados en su caso conforme a lo dispuesto en el apartado 3, el consumidor será considerado vulnerable severo. Asimismo, también será considerado vulnerable severo cuando el consumidor, y, en su caso, la unidad de convivencia a que pertenezca, tenga una renta anual inferior o igual a una vez el IPREM a 14 pagas, en el caso de que se encuentre en la situación del apartado 2.c), o dos veces el mismo en el caso de que se encuentre en la situación del apartado 2.b).'

/** Art. 3. */
const WHOLE: readonly string[] = [
  '1. A los efectos de este real decreto y demás normativa de aplicación, tendrá la consideración de consumidor vulnerable la persona titular de un punto de suministro de electricidad en su vivienda habitual que, siendo persona física, esté acogida al precio voluntario para el pequeño consumidor (PVPC) y cumpla los restantes requisitos del presente artículo.',
  '2. Para que un consumidor de energía eléctrica pueda ser considerado consumidor vulnerable, deberá cumplir alguno de los requisitos siguientes:',
  'a) Que su renta o, en caso de formar parte de una unidad de convivencia, la renta conjunta anual de la unidad de convivencia a la que pertenezca sea igual o inferior a 1,5 veces el Indicador Público de Renta de Efectos Múltiples (IPREM) de 14 pagas.',
  'Cuando la unidad de convivencia esté formada por más de una persona, el multiplicador de renta respecto al índice IPREM de 14 pagas se incrementará en 0,3 por cada miembro adicional mayor de edad que conforme la unidad de convivencia y 0,5 por cada menor de edad de la unidad de convivencia.',
  'A los efectos de este real decreto, se considera unidad de convivencia la constituida por todas las personas que residan en un mismo domicilio y que estén unidas entre sí por vínculo matrimonial o como pareja de hecho en los términos del artículo 221.2 del texto refundido de la Ley General de la Seguridad Social, o por vínculo hasta el segundo grado de consanguinidad, afinidad, adopción, y otras personas con las que conviva en virtud de guarda con fines de adopción o acogimiento familiar permanente.',
  'En ningún caso, una misma persona podrá formar parte de dos o más unidades de convivencia.',
  'b) Estar en posesión del título de familia numerosa.',
  'c) Que el propio consumidor y, en el caso de formar parte de una unidad de convivencia, todos los miembros de la misma que tengan ingresos, sean pensionistas del Sistema de la Seguridad Social por jubilación o incapacidad permanente, percibiendo la cuantía mínima vigente en cada momento para dichas clases de pensión, y no perciban otros ingresos cuya cuantía agregada anual supere los 500 euros.',
  'd) Que el consumidor o algún miembro de su unidad de convivencia sea beneficiario del Ingreso Mínimo Vital conforme a lo establecido en la Ley 19/2021, de 20 de diciembre, por la que se establece el ingreso mínimo vital.',
  '3. Los multiplicadores de renta respecto del índice IPREM de 14 pagas establecidos en el apartado 2.a) se incrementarán, en cada caso, en 1 siempre que se acredite alguna de las siguientes circunstancias especiales:',
  'a) Que el consumidor o alguno de los miembros de la unidad de convivencia tenga discapacidad reconocida igual o superior al 33%.',
  'b) Que el consumidor o alguno de los miembros de la unidad de convivencia sea víctima de violencia de género, conforme a lo establecido en la legislación vigente.',
  'c) Que el consumidor o alguno de los miembros de la unidad de convivencia tenga la condición de víctima de terrorismo, conforme a lo establecido en la legislación vigente.',
  'd) Que el consumidor o alguno de los miembros de la unidad de convivencia se encuentre en situación de dependencia reconocida de grado II o III, conforme a lo establecido en la legislación vigente.',
  'e) Que la unidad de convivencia está integrada por un único progenitor y, al menos, un menor.',
  'f) Que el consumidor o alguno de los miembros de la unidad de convivencia sea una persona con electrodependencia.',
  'Reglamentariamente, en los términos que establezca el Ministerio de Sanidad, se definirán las condiciones de acceso, el procedimiento y certificación de la situación de electrodependencia, así como un catálogo de enfermedades que determinan la electrodependencia.',
  'La situación de electrodependencia se acreditará con la presentación del certificado de electrodependencia que establecerá la normativa sanitaria, de acuerdo con lo anterior.',
  SEVERE,
  '5. En todo caso, para que un consumidor sea considerado vulnerable deberá acreditar el cumplimiento de los requisitos recogidos en el presente artículo en los términos que se establezcan por orden de la persona titular del Ministerio para la Transición Ecológica y el Reto Demográfico.',
]

/** The article that goes with the letter; of whoever has the bonus only when one is severely vulnerable. */
export function articleOf(of: LetterOf): readonly string[] {
  return of === 'bonus' ? WHOLE.slice(1).filter((line) => !line.startsWith('5.')) : WHOLE
}
