/** A street type of the electricity sector: the code that distributors take, and its Spanish name. */
export type StreetType = { readonly code: string; readonly name: string }

// Source: CNMC table 12 (electricity), as read from gisce/gestionatr@2fd8280 gestionatr/defs.py; gas has its own.
const TYPES = `
AC Acceso
AD Aldea
AF Afueras
AG Agrupación
AL Alameda
AR Arrabal
AU Autopista / Autovía
AV Avenida
BC Barranco
BD Barriada
BL Bloque
BO Barrio
CA Colonia
CF Callejón
CH Chalet
CI Carril
CJ Calleja
CL Calle
CM Complejo
CN Camino
CO Cooperativa
CR Carretera
CS Casa
CT Cuesta
DI Diseminado extrarradio
ED Edificio
EN Entrada
FC Finca
FI Ficticio
GL Glorieta
GR Grupo
LG Lugar
MA Masía
MU Muelle
MZ Manzana
NU Núcleo
OV Otros
PA Parque
PB Poblado
PD Partida
PE Paseo
PI Políg.industrial
PJ Paraje
PL Pantalan
PO Polígono
PQ Parque
PR Prolongación
PS Pasaje
PT Plazoleta
PY Playa
PZ Plaza
RA Rambla
RD Ronda
RS Residencial
SU Subida
SD Senda
TR Travesía
UR Urbanización
VI Vial
ZN Zona
`

/** Every street type, in the order of the table. Source: CNMC table 12. */
export const streetTypes: readonly StreetType[] = TYPES.trim()
  .split('\n')
  .map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }))

const BY_CODE = new Map(streetTypes.map((type) => [type.code, type]))

/** The street type of a code ('CL'), or undefined. */
export function findStreetType(code: string): StreetType | undefined {
  return BY_CODE.get(code)
}
