// The words of RD 897/2017, annex VII, as the consolidated text has them (BOE-A-2017-11505, read on 2026-11-27). In Spanish,
// as the law is.

export const RENUNCIATION_TITLE = 'Renuncia a la aplicación del bono social'

/** What is signed, paragraph by paragraph; of whom the name stands in it. */
export function renunciationText(retailer: string | null): readonly string[] {
  const named = retailer ?? '[nombre de la comercializadora de referencia]'
  return [
    `Mediante la firma del presente documento, como titular del contrato de suministro de energía eléctrica con la empresa ${named}, RENUNCIO expresamente a la aplicación del bono social y, por tanto, renuncio al correspondiente descuento en la factura sobre el precio voluntario para el pequeño consumidor (PVPC) a la que tendría derecho si yo, o mi unidad familiar, cumpliese alguno de los requisitos siguientes:`,
    '– Cumplir los umbrales de renta establecidos, teniendo en cuenta la posible concurrencia de las circunstancias especiales que aumentan dichos umbrales (discapacidad reconocida igual o superior al 33 %, acreditar la situación de violencia de género, condición de víctima de terrorismo, en situación de dependencia de grado II o III o unidad familiar integrada por un único progenitor y, al menos, un menor).',
    '– Estar en posesión del título de familia numerosa.',
    '– Ser pensionista, o que todos los miembros de la unidad familiar lo sean, del Sistema de la Seguridad Social por jubilación o incapacidad permanente, percibiendo la cuantía mínima vigente en cada momento para dichas clases de pensión, y no percibiendo otros ingresos cuya cuantía agregada anual supere los 500 euros.',
  ]
}
