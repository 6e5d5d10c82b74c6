// The words of becoming a customer, as its form says them in each language.
import { consentTexts } from '@endoll/api/consent-texts.ts'

const said = {
  es: {
    flow: {
      next: 'Continuar',
    },
    uploads: {
      sent: 'Enviado',
    },
    address: {
      zipcode: 'Código postal',
      municipality: 'Municipio',
      line: 'Calle, número, piso y puerta',
    },
    home: {
      title: 'La casa',
      habitual: 'Vivienda habitual',
      activeYes: 'Sí, hay un contrato activo',
      activeGas: '¿Hay gas contratado ahora?',
      origin: 'Comercializadora actual',
      invoice: 'Última factura',
    },
    you: {
      title: 'El titular',
      vat: 'NIF o NIE',
      company: 'Razón social',
      person: 'Nombre y apellidos',
      name: 'Nombre',
      surName1: 'Primer apellido',
      representative: 'Representante legal',
      cif: 'Tarjeta de identificación fiscal o escrituras',
      identity: 'Documento de identidad, por delante y por detrás',
      ownerSame: 'No, el titular es el mismo',
      ownerGas: '¿Cambia el titular del contrato del gas?',
      email: 'Correo electrónico',
      mobile: 'Móvil',
    },
    contract: {
      title: 'El contrato',
      power: 'Potencia {period}',
      no: 'No',
    },
    gas: {
      title: 'El gas',
      cups: 'CUPS del gas',
      tariff: 'Tarifa de acceso',
      invoice: 'Última factura del gas',
    },
    products: {
      title: 'Producto',
    },
    payment: {
      title: 'El pago',
      owner: 'Quien contrata es titular de esta cuenta o puede disponer de ella',
    },
    confirmation: {
      send: 'Enviar',
      notAccepted: 'Falta marcarlo para poder contratar.',
    },
    confirmed: {
      sent: 'Solicitud enviada',
      summaryElectricity: 'Descargar el resumen de la luz (PDF)',
      summaryGas: 'Descargar el resumen del gas (PDF)',
    },
  },
  ca: {
    flow: {
      next: 'Continuar',
    },
    uploads: {
      sent: 'Enviat',
    },
    address: {
      zipcode: 'Codi postal',
      municipality: 'Municipi',
      line: 'Carrer, número, pis i porta',
    },
    home: {
      title: 'La casa',
      habitual: 'Habitatge habitual',
      activeYes: 'Sí, hi ha un contracte actiu',
      activeGas: 'Hi ha gas contractat ara?',
      origin: 'Comercialitzadora actual',
      invoice: 'Última factura',
    },
    you: {
      title: 'El titular',
      vat: 'NIF o NIE',
      company: 'Raó social',
      person: 'Nom i cognoms',
      name: 'Nom',
      surName1: 'Primer cognom',
      representative: 'Representant legal',
      cif: 'Targeta d’identificació fiscal o escriptures',
      identity: 'Document d’identitat, per davant i per darrere',
      ownerSame: 'No, el titular és el mateix',
      ownerGas: 'Canvia el titular del contracte del gas?',
      email: 'Correu electrònic',
      mobile: 'Mòbil',
    },
    contract: {
      title: 'El contracte',
      power: 'Potència {period}',
      no: 'No',
    },
    gas: {
      title: 'El gas',
      cups: 'CUPS del gas',
      tariff: 'Tarifa d’accés',
      invoice: 'Última factura del gas',
    },
    products: {
      title: 'Producte',
    },
    payment: {
      title: 'El pagament',
      owner: 'Qui contracta és titular d’aquest compte o en pot disposar',
    },
    confirmation: {
      send: 'Enviar',
      notAccepted: 'Falta marcar-ho per poder contractar.',
    },
    confirmed: {
      sent: 'Sol·licitud enviada',
      summaryElectricity: 'Baixar el resum de la llum (PDF)',
      summaryGas: 'Baixar el resum del gas (PDF)',
    },
  },
  en: {
    flow: {
      next: 'Continue',
    },
    uploads: {
      sent: 'Sent',
    },
    address: {
      zipcode: 'Postal code',
      municipality: 'Town',
      line: 'Street, number, floor and door',
    },
    home: {
      title: 'Your home',
      habitual: 'Main home',
      activeYes: 'Yes, there is an active contract',
      activeGas: 'Is there a gas contract now?',
      origin: 'Current retailer',
      invoice: 'Latest bill',
    },
    you: {
      title: 'The holder',
      vat: 'Tax ID (NIF or NIE)',
      company: 'Company name',
      person: 'Name',
      name: 'First name',
      surName1: 'First surname',
      representative: 'Legal representative',
      cif: 'Tax identification card or deeds',
      identity: 'Identity document, both sides',
      ownerSame: 'No, the holder stays the same',
      ownerGas: 'Does the holder of the gas contract change?',
      email: 'E-mail',
      mobile: 'Mobile',
    },
    contract: {
      title: 'The contract',
      power: 'Power {period}',
      no: 'No',
    },
    gas: {
      title: 'The gas',
      cups: 'CUPS of the gas',
      tariff: 'Access tariff',
      invoice: 'Latest gas bill',
    },
    products: {
      title: 'Product',
    },
    payment: {
      title: 'Payment',
      owner: 'I own this account or am authorised to use it',
    },
    confirmation: {
      send: 'Send',
      notAccepted: 'This has to be ticked to sign up.',
    },
    confirmed: {
      sent: 'Request sent',
      summaryElectricity: 'Download the summary of the electricity (PDF)',
      summaryGas: 'Download the summary of the gas (PDF)',
    },
  },
} as const

export type SpokenLanguage = keyof typeof said

/** The words in a language, with the consents of the demo's retailer. */
export function wordsIn(language: SpokenLanguage) {
  const { leads, conditions, privacy } = consentTexts[language]
  const organisation = 'Llum del Vallès'
  return {
    ...said[language],
    consents: {
      leads: leads(organisation),
      conditions: conditions(organisation),
      privacy: privacy(organisation),
    },
  }
}
export type Words = ReturnType<typeof wordsIn>
