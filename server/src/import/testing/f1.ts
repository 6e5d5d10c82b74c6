import { cups } from './folder.ts'

/** A register of a meter, as a bill of the distributor has it; a test names only what it changes. */
export interface F1Register {
  readonly magnitude?: string
  readonly code: string
  readonly before?: string
  readonly after?: string
  readonly quantity: string
  readonly source?: string
  readonly from?: string
  readonly to?: string
  readonly more?: string
}

/** The three registers of the bill `F-1` of `bills()`, and what it charges. */
export const registers: readonly F1Register[] = [
  { code: '91', before: '1200.5', after: '1262.5', quantity: '62.00' },
  { code: '92', before: '900.00', after: '958.00', quantity: '58.00' },
  { code: '93', before: '1500.00', after: '1595.00', quantity: '95.00' },
]

function registerXml(register: F1Register) {
  const { magnitude = 'AE', code, before = '0.00', after = '0.00', quantity, source = '60' } = register
  const { from = '2025-09-30', to = '2025-10-31', more = '' } = register
  return `<Integrador>
<Magnitud>${magnitude}</Magnitud><CodigoPeriodo>${code}</CodigoPeriodo><ConstanteMultiplicadora>1.0</ConstanteMultiplicadora>
<NumeroRuedasEnteras>6</NumeroRuedasEnteras><NumeroRuedasDecimales>0</NumeroRuedasDecimales>
<ConsumoCalculado>${quantity}</ConsumoCalculado>
<LecturaDesde><Fecha>${from}</Fecha><Procedencia>60</Procedencia><Lectura>${before}</Lectura></LecturaDesde>
<LecturaHasta><Fecha>${to}</Fecha><Procedencia>${source}</Procedencia><Lectura>${after}</Lectura></LecturaHasta>
${more}</Integrador>`
}

export function meterXml(meter: string, of: readonly F1Register[]): string {
  return `<ModeloAparato><TipoAparato>CC</TipoAparato><MarcaAparato>199</MarcaAparato><NumeroSerie>${meter}</NumeroSerie>
<TipoDHEdM>9</TipoDHEdM>
${of.map(registerXml).join('\n')}
</ModeloAparato>`
}

export interface F1Bill {
  readonly number?: string
  readonly type?: string
  readonly rectifies?: string
  readonly from?: string
  readonly to?: string
  readonly kwh?: readonly string[]
  readonly demands?: readonly string[]
  readonly excess?: string
  readonly meters?: string
}

export function billXml(bill: F1Bill = {}): string {
  const { number = 'D-1', type = 'N', rectifies, from = '2025-09-30', to = '2025-10-31' } = bill
  const { kwh = ['62.00', '58.00', '95.00'], demands = ['3212', '1270'], excess } = bill
  const { meters = meterXml('A1', registers) } = bill
  const days = `<FechaDesde>${from}</FechaDesde><FechaHasta>${to}</FechaHasta>`
  const again =
    rectifies === undefined
      ? ''
      : `<CodigoFacturaRectificadaAnulada>${rectifies}</CodigoFacturaRectificadaAnulada>`
  const over =
    excess === undefined
      ? ''
      : `<ExcesoPotencia><TerminoExcesoPotencia>${days}<Periodo><ValorExcesoPotencia>${excess}</ValorExcesoPotencia></Periodo></TerminoExcesoPotencia><ImporteTotalExcesos>${excess}</ImporteTotalExcesos></ExcesoPotencia>`
  return `<FacturaATR>
<DatosGeneralesFacturaATR>
<Cliente><TipoIdentificador>NI</TipoIdentificador><Identificador>99990900X</Identificador></Cliente>
<DatosGeneralesFactura><CodigoFiscalFactura>${number}</CodigoFiscalFactura><TipoFactura>${type}</TipoFactura>${again}
<FechaFactura>2025-11-02</FechaFactura><Comentarios>Energía &amp; potencia</Comentarios></DatosGeneralesFactura>
<DatosFacturaATR><TarifaATRFact>018</TarifaATRFact>
<Periodo><FechaDesdeFactura>${from}</FechaDesdeFactura><FechaHastaFactura>${to}</FechaHastaFactura><NumeroDias>31</NumeroDias></Periodo>
</DatosFacturaATR>
</DatosGeneralesFacturaATR>
<Potencia><TerminoPotencia>${days}
${demands.map((watts) => `<Periodo><PotenciaContratada>4600</PotenciaContratada><PotenciaMaxDemandada>${watts}</PotenciaMaxDemandada></Periodo>`).join('\n')}
</TerminoPotencia></Potencia>
${over}
<EnergiaActiva><TerminoEnergiaActiva>${days}
${kwh.map((value) => `<Periodo><ValorEnergiaActiva>${value}</ValorEnergiaActiva><PrecioEnergia>0.027787</PrecioEnergia></Periodo>`).join('\n')}
</TerminoEnergiaActiva></EnergiaActiva>
<Medidas><CodPM>${cups}</CodPM>
${meters}
</Medidas>
</FacturaATR>`
}

/** A message of the distributor: of the invented contract `1`, in the layout of the public schema. */
export function f1Xml(facturas = billXml(), { of = cups, process = 'F1', encoding = 'UTF-8' } = {}): string {
  return `<?xml version="1.0" encoding="${encoding}"?>
<MensajeFacturacion xmlns="http://localhost/elegibilidad">
<Cabecera><CodigoREEEmpresaEmisora>0031</CodigoREEEmpresaEmisora><CodigoDelProceso>${process}</CodigoDelProceso>
<CodigoDePaso>01</CodigoDePaso><CUPS>${of}</CUPS></Cabecera>
<Facturas>
${facturas}
</Facturas>
</MensajeFacturacion>
`
}
