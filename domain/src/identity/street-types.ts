/** A language that street types are named in. */
export type StreetLanguage = 'es' | 'ca' | 'en'

/** A street type of the electricity sector: the code that distributors take, and its name in each language. */
export type StreetType = { readonly code: string; readonly names: Readonly<Record<StreetLanguage, string>> }

// Codes and Spanish names: CNMC table 12 (electricity), as read from gisce/gestionatr@2fd8280 gestionatr/defs.py; gas
// has its own. The Catalan and English names are ours: the table has none.
const TYPES = `
AC Acceso|Accés|Access road
AD Aldea|Llogaret|Hamlet
AF Afueras|Afores|Outskirts
AG Agrupación|Agrupació|Group of houses
AL Alameda|Albereda|Tree-lined avenue
AR Arrabal|Raval|Suburb
AU Autopista / Autovía|Autopista / Autovia|Motorway
AV Avenida|Avinguda|Avenue
BC Barranco|Barranc|Ravine
BD Barriada|Barriada|District
BL Bloque|Bloc|Block
BO Barrio|Barri|Neighbourhood
CA Colonia|Colònia|Colony
CF Callejón|Carreró|Alley
CH Chalet|Xalet|Detached house
CI Carril|Carril|Track
CJ Calleja|Carreronet|Narrow street
CL Calle|Carrer|Street
CM Complejo|Complex|Complex
CN Camino|Camí|Lane
CO Cooperativa|Cooperativa|Cooperative
CR Carretera|Carretera|Road
CS Casa|Casa|House
CT Cuesta|Costa|Slope
DI Diseminado extrarradio|Disseminat|Scattered houses
ED Edificio|Edifici|Building
EN Entrada|Entrada|Entrance
FC Finca|Finca|Estate
FI Ficticio|Fictici|Fictitious
GL Glorieta|Glorieta|Roundabout
GR Grupo|Grup|Group
LG Lugar|Lloc|Place
MA Masía|Masia|Farmhouse (masia)
MU Muelle|Moll|Quay
MZ Manzana|Illa|City block
NU Núcleo|Nucli|Village centre
OV Otros|Altres|Other
PA Parque|Parc|Park
PB Poblado|Poblat|Settlement
PD Partida|Partida|Rural area (partida)
PE Paseo|Passeig|Promenade
PI Políg.industrial|Polígon industrial|Industrial estate
PJ Paraje|Paratge|Locality
PL Pantalan|Pantalà|Jetty
PO Polígono|Polígon|Housing or industrial area
PQ Parque|Parc|Park
PR Prolongación|Prolongació|Extension
PS Pasaje|Passatge|Passage
PT Plazoleta|Placeta|Small square
PY Playa|Platja|Beach
PZ Plaza|Plaça|Square
RA Rambla|Rambla|Rambla
RD Ronda|Ronda|Ring road
RS Residencial|Residencial|Residential complex
SU Subida|Pujada|Hill
SD Senda|Sendera|Path
TR Travesía|Travessia|Side street
UR Urbanización|Urbanització|Residential estate
VI Vial|Vial|Thoroughfare
ZN Zona|Zona|Zone
`

/** Every street type, in the order of the table. Source: CNMC table 12 for codes and Spanish names; the Catalan and English ones are ours. */
export const streetTypes: readonly StreetType[] = TYPES.trim()
  .split('\n')
  .map((line) => {
    const [es = '', ca = '', en = ''] = line.slice(3).split('|')
    return { code: line.slice(0, 2), names: { es, ca, en } }
  })

const BY_CODE = new Map(streetTypes.map((type) => [type.code, type]))

/** The street type of a code ('CL'), or undefined. */
export function findStreetType(code: string): StreetType | undefined {
  return BY_CODE.get(code)
}
