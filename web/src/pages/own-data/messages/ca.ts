import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const ownData: Messages<(typeof es)['own-data']> = {
  title: 'Les meves dades',
  answer: 'Què guardem de vostè, quant de temps i qui ho ha vist.',
  toProfile: 'Perfil',
  loading: 'S’estan carregant les seves dades',
  unread: 'No hem pogut carregar les seves dades',
  safe: 'No ha canviat res.',
  looks: {
    title: 'Qui ha vist les seves dades',
    none: 'Ningú més que vostè no ha entrat a veure les seves dades en aquesta oficina.',
    delegate: 'Actua en nom seu',
    agent: 'Del nostre equip · Motiu: {why}',
    paid: '{count, plural, one {Va pagar una vegada} other {Va pagar # vegades}}',
    wrote: '{count, plural, one {Ens va escriure una vegada} other {Ens va escriure # vegades}}',
    newest: 'Aquestes són les {count} últimes anotacions.',
    whoMay: 'Qui pot actuar en nom seu',
  },
  copy: {
    title: 'Còpia de tot',
    what: 'Un fitxer ZIP amb tot el que guardem: les dades en JSON, les factures i els contractes en PDF i el consum per hores en el format de Datadis.',
    ask: 'Demanar la còpia',
    again: 'Demanar una altra còpia',
    asking: 'S’està demanant la còpia',
    notAsked: 'La còpia no s’ha demanat.',
    making: 'Estem preparant la còpia. Li enviarem un correu quan hi sigui.',
    failed: 'La còpia no s’ha pogut preparar.',
    ready: 'La còpia està a punt. Es pot baixar fins al dia {day}.',
    download: 'Baixar la còpia',
  },
  kept: {
    title: 'Què guardem, quant de temps i per què',
    law: '{why} {law}.',
    each: 'Veure {count, plural, one {el tipus de dades} other {els # tipus de dades}}',
    intro: 'El que una llei obliga a guardar no es pot esborrar abans, tampoc si es demana.',
  },
  kinds: {
    bills: {
      what: 'Factures, cobraments i bateries virtuals',
      time: '{years, number} anys com a mínim. També es poden veure aquí.',
      why: 'Són la comptabilitat del que es cobra.',
    },
    contracts: {
      what: 'Contractes, titular, compte bancari i dades de contacte',
      time: 'Mentre duri el contracte i {years, number} anys més com a mínim.',
      why: 'Calen per donar-li subministrament; després, per llei.',
    },
    requests: {
      what: 'Sol·licituds, consentiments i signatures',
      time: '{years, number} anys com a mínim.',
      why: 'Proven què es va demanar i què es va signar.',
    },
    cases: {
      what: 'Consultes, reclamacions i la seva valoració',
      time: '{years, number} anys com a mínim.',
      why: 'Proven què es va demanar i què vam contestar.',
    },
    curves: {
      what: 'Consum per hores',
      time: 'Tant com les factures que explica.',
      why: 'Per poder comprovar cada import.',
    },
    enquiries: {
      what: 'Formularis de contractació i consultes sense compte',
      time: 'Fins que es retiri el permís, i mai més dels dies que diu el formulari.',
      why: 'El permís que es va donar en omplir-los.',
    },
    files: {
      what: 'Fitxers enviats',
      time: 'Un dia si no s’adjunten a res; adjuntats, tant com allò que acompanyen.',
      why: 'Formen part del que es va demanar.',
    },
    mails: {
      what: 'Correus que li hem enviat',
      time: '{days, number} dies, i menys els que porten un codi o un enllaç d’accés. Després només queda quan es van enviar.',
      why: 'Per no enviar-los dues vegades i poder dir què se li va dir.',
    },
    sessions: {
      what: 'Sessions obertes i acabades',
      time: '{days, number} dies després d’acabar.',
      why: 'Perquè pugui saber qui ha entrat al seu compte.',
    },
    browsers: {
      what: 'Navegadors amb avisos',
      time: 'Fins que es desactiven, o {days, number} dies després d’entrar-hi per última vegada.',
      why: 'Els avisos que es van demanar.',
    },
    tokens: {
      what: 'Enllaços i codis d’un sol ús',
      time: '{days, plural, one {Un dia} other {# dies}} després de caducar.',
      why: 'Perquè no serveixin dues vegades.',
    },
    sign_in: {
      what: 'Maneres d’entrar, avisos triats i noms de llocs',
      time: 'Mentre hi hagi compte.',
      why: 'Per entrar i perquè l’oficina recordi el que s’ha triat.',
    },
    access: {
      what: 'Qui ha vist les seves dades',
      time: 'Mentre sigui client.',
      why: 'Per poder-l’hi dir.',
    },
    copies: {
      what: 'Còpies de les seves dades que ha demanat',
      time: '{days, number} dies després de demanar-les.',
      why: 'Perquè les pugui baixar.',
    },
    events: {
      what: 'Missatges entre aquesta oficina i els nostres sistemes',
      time: 'Tant com allò de què parlen.',
      why: 'Perquè cap sol·licitud no es perdi.',
    },
    supply_points: {
      what: 'Dades tècniques del subministrament per CUPS, sense nom',
      time: 'Mentre les tingui la distribuïdora als seus fitxers.',
      why: 'Per saber com és el subministrament.',
    },
  },
  erase: {
    title: 'Esborrar les meves dades',
    loading: 'S’està mirant si es pot demanar',
    unread: 'No hem pogut mirar si es pot demanar',
    safe: 'No s’ha esborrat res.',
    goesTitle: 'S’esborra:',
    goes: {
      account: 'el compte, amb totes les maneres d’entrar i les sessions',
      contact: 'el correu electrònic i el mòbil del compte i dels contractes',
      choices: 'els avisos, els noms de llocs i els permisos que ha donat a altres persones',
      mails: 'el contingut dels correus que li hem enviat i les còpies de les seves dades',
      forms: 'els formularis que no va arribar a enviar',
    },
    staysTitle: 'La llei obliga a guardar, i només per a això:',
    stays: {
      bills: 'les factures i els cobraments',
      contracts: 'els contractes amb el seu titular, i el consum que explica les factures',
      requests: 'les sol·licituds, els consentiments i les signatures',
      cases: 'les consultes i reclamacions, i qui ha vist les seves dades, per si algú reclama',
    },
    notYet: 'Encara no es pot demanar, perquè les dades calen per a:',
    hindered: {
      contracts:
        '{count, plural, one {un contracte actiu o en tràmit: abans cal donar-lo de baixa} other {# contractes actius o en tràmit: abans cal donar-los de baixa}}',
      debt: '{count, plural, one {una factura sense pagar} other {# factures sense pagar}}',
      older_debt:
        '{count, plural, one {un contracte amb factures d’abans sense pagar} other {# contractes amb factures d’abans sense pagar}}',
      requests: '{count, plural, one {una sol·licitud en marxa} other {# sol·licituds en marxa}}',
      cases: '{count, plural, one {una consulta oberta} other {# consultes obertes}}',
      payments:
        '{count, plural, one {un pagament que encara no ha acabat} other {# pagaments que encara no han acabat}}',
    },
    underWay: 'Ja està demanat: sol·licitud {reference}',
    ask: 'Demanar que s’esborrin',
    confirm: 'Demanar que s’esborrin les seves dades?',
    means:
      'Quan ho acceptem, en un mes com a màxim, el compte deixarà d’existir i no es podrà desfer. Convé demanar abans una còpia de tot.',
    send: 'Sí, demanar que s’esborrin',
    asking: 'S’està enviant la sol·licitud',
    keep: 'No, conservar-les',
    close: 'Tancar',
    notAsked: 'La sol·licitud no s’ha enviat.',
  },
  correct: {
    title: 'Corregir una dada',
    account: 'Correu electrònic, mòbil, idioma i clau del compte',
    inProfile: 'Es canvien al perfil',
    contract: 'Compte bancari, adreça de correspondència i avisos d’un contracte',
    inContracts: 'Es canvien a la pàgina de cada contracte',
    rest: 'Nom, NIF i tota la resta',
    ask: 'Digui’ns quina dada està malament i com ha de quedar, amb una còpia del que ho demostri si cal. No costa res i contestem en un mes com a màxim.',
    write: 'Demanar una correcció',
    call: 'Demanar una correcció al {phone}',
  },
}

export { ownData as 'own-data' }
