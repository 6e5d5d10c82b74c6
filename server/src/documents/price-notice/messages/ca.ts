import type { Translation } from '../../../texts/translation.ts'
import type { messages as es } from './es.ts'

export const messages: Translation<typeof es> = {
  title: (contract) => `Canvi de preus del contracte ${contract}`,
  answer: (day) => `Des del dia ${day} canvien els preus.`,
  detail: (product, address) => `${product}, per a ${address}.`,
  sent: 'Enviat',
  applies: 'S’apliquen des del',
  contract: 'Contracte',
  holder: 'Titular',
  prices: {
    title: 'Preus d’abans i de després',
    before: 'Abans',
    after: 'Després',
    none: 'No n’hi ha',
    taxed: (when) => `${when}, amb impostos`,
    untaxed: (when) => `${when}, sense impostos`,
    noteTaxed: 'Amb els impostos d’avui: a cada factura s’apliquen els dels seus dies.',
    note: 'Sense impostos.',
  },
  year: {
    title: 'Cost d’un any',
    before: 'Amb els d’abans',
    after: 'Amb els nous',
    /** Where they stand alone, at the head. */
    headBefore: 'Un any amb els d’abans',
    headAfter: 'Un any amb els nous',
    difference: 'Diferència',
    use: 'Consum anual',
    taxes:
      'Amb impostos. El que haurien costat els últims dotze mesos amb uns preus i amb els altres, sense serveis ni bo social.',
    unknown:
      'No es pot estimar: no hi ha prou lectures dels últims dotze mesos. Els preus de dalt són els que s’aplicaran.',
  },
  rights: {
    title: 'Què es pot fer',
    leave: 'Deixar-lo',
    leaveText: 'Sense cap cost, si no s’hi està d’acord: n’hi ha prou de demanar-ho abans que s’apliquin.',
    compare: 'Comparar',
    ask: 'Preguntar',
    nothing: 'Seguir',
    nothingText: 'No cal fer res.',
  },
  why: 'Per què',
  closing: (law) => `Avís que demana la llei (${law}), a part de les factures.`,
  fileName: (contract, day) => `Canvi de preus ${contract} ${day}`,
  filed: { name: (day) => `Canvi de preus del dia ${day}`, category: 'Avisos' },
}
