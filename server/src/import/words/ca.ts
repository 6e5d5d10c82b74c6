import type { Words } from './en.ts'

/** El que diu l’informe en català. */
export const ca: Words = {
  reasons: {
    required_field: 'Aquí cal un valor.',
    too_long: 'El text és massa llarg.',
    not_valid: 'No és cap dels valors admesos aquí.',
    date_not_valid: 'No és un dia de 1900 a 2199: s’escriu 2026-03-31 o 31/03/2026, i res on no hi ha final.',
    number_not_valid: 'No és un nombre: s’escriu 5.75 o 5,75.',
    yes_no_not_valid: 'S’escriu yes o no (també sí, 1, 0).',
    vat_field_not_valid: 'El NIF no és correcte: no quadra el caràcter de control.',
    company_vat_not_allowed: 'Aquí no s’admet el NIF d’una empresa.',
    email_not_valid: 'No és una adreça de correu.',
    email_letters:
      'L’adreça porta accents o ç abans de l’@, i el servidor de correu no els admet (SMTPUTF8).',
    mobile_not_valid: 'No és un número de mòbil (espanyol, o internacional amb +).',
    phone_not_valid: 'No és un número de telèfon (espanyol, o internacional amb +).',
    cups_field_not_valid:
      'El CUPS no és correcte: 20 o 22 caràcters amb dues lletres de control que quadren.',
    cadastral_reference_not_valid:
      'La referència cadastral no és correcta: 20 caràcters amb dues lletres de control que quadren.',
    postal_code_length:
      'Un codi postal té cinc xifres; si en té quatre, un full de càlcul ha tret el zero del començament.',
    postal_code_not_valid: 'Aquest codi postal no és de cap província.',
    iban_field_invalid: 'L’IBAN no és correcte: no quadren les xifres de control.',
    start_after_end: 'El final és anterior al començament.',
    delivered_and_returned: 'Un enviament està lliurat o retornat, no les dues coses.',
    readings_overlap:
      'Dues files d’aquesta factura diuen la mateixa magnitud i període els mateixos dies: un comptador substituït acaba on comença el nou.',
    duplicate: 'Una altra línia d’aquest fitxer té la mateixa clau; aquesta línia no es llegeix.',
    password_hash_not_valid:
      'Aquest resum de contrasenya no es pot comprovar aquí, o costa molt més o menys que els nostres: Argon2id, v=19, p fins a 4, m × t entre 35840 i 77824.',
    unknown_customer: 'Cap client té aquest codi, ni en aquests fitxers ni a la base de dades.',
    unknown_product:
      'Cap producte d’aquest tipus té aquest codi, ni en aquests fitxers ni a la base de dades.',
    price_notice_too_late:
      'Hi ha contractes amb aquest producte, i un canvi dels seus preus s’avisa amb un mes (RD 88/2026 art. 6.1.m i n).',
    no_reference_retailer:
      'Només una comercialitzadora de referència aplica el bo social (Llei 24/2013 art. 45.3): contracting.referenceRetailer està apagat a la instal·lació.',
    bonus_without_pvpc:
      'El bo social és un descompte al PVPC (RD 897/2017 art. 6.2), i el producte d’aquest contracte no té pvpc a products.csv.',
    unknown_contract: 'Cap contracte té aquest nom, ni en aquests fitxers ni a la base de dades.',
    unknown_tariff: 'No es coneix aquesta tarifa d’accés per a aquest tipus de subministrament.',
    powers_not_valid: 'El nombre de potències no és el d’aquesta tarifa d’accés.',
    periods_not_valid: 'El nombre de períodes amb energia no és el d’aquesta tarifa d’accés.',
    unknown_invoice: 'Cap factura té aquest número, ni en aquests fitxers ni a la base de dades.',
    unknown_rectified:
      'Cap factura d’aquest contracte té aquest número, ni en aquests fitxers ni a la base de dades.',
    unknown_battery: 'Cap bateria té aquest nom, ni en aquests fitxers ni a la base de dades.',
    invoice_of_other_contract: 'Una factura d’un altre contracte ja té aquest número.',
    invoice_refused:
      'S’ha rebutjat la fila d’aquesta factura a invoices.csv, i per això tampoc s’ha pres aquesta.',
    incomplete_invoice:
      'S’ha rebutjat una altra fila d’aquesta factura en aquest fitxer; les que ja tenia la factura queden com estaven.',
    too_many_rows:
      'La factura té en aquest fitxer moltes més files de les que té una factura; no se n’ha pres cap.',
    older_folder: 'Una carpeta escrita més tard ja ha portat aquest contracte; aquesta fila no s’ha pres.',
    day_to_come: 'La carpeta no es pot haver escrit després d’avui; es pren com una sense dia.',
    older_version: 'Ja ha entrat una versió més nova d’aquesta factura.',
    span_too_long: 'Els dies de la factura abasten més de cinc anys.',
    due_before_day: 'La factura venceria abans del seu propi dia.',
    pending_not_valid:
      'El que està pendent és entre res i el total, i no és res quan la factura està pagada.',
    debt_not_valid: 'El deute és entre res i el que està pendent.',
    payment_not_valid: 'Un pagament no és zero, i una devolució és negativa.',
    other_kind_of_supply: 'Això és a les factures de l’altre tipus de subministrament.',
    unit_not_valid: 'La unitat no és cap de les que van aquí.',
    regulated_price: 'Una tarifa d’últim recurs té els preus de la seva resolució, sense descomptes.',
    last_resort_tariff:
      'Una tarifa d’últim recurs és només per a RL.1, RL.2 i RL.3, fins a 50.000 kWh l’any.',
    pvpc_offer:
      'El PVPC el contracta només una comercialitzadora de referència (contracting.referenceRetailer), en 2.0TD i amb persones: no pot ser d’empreses (RD 216/2014 art. 5.3).',
    overlapping_price: 'Un altre preu d’aquest producte, concepte i període val algun d’aquests dies.',
    unknown_rate: 'Cap taula de docs/rates.md en què es pugui donar una fila no es diu així.',
    rate_value_not_valid:
      'El valor no està escrit com docs/rates.md escriu els d’aquest tipus, o passa de deu vegades el que ha estat mai.',
    rate_past: 'En algun d’aquests dies la llei se sap i ja ha passat, i no es canvia. El primer:',
    overlapping_rate: 'Una altra fila d’aquest tipus val algun d’aquests dies.',
    shares_too_high: 'Les parts d’aquesta bateria sumen més de 100; no s’ha pres cap de les seves files.',
    path_not_valid: 'El fitxer és fora de la carpeta attachments, o el camí no és senzill.',
    file_not_found: 'A la carpeta attachments no hi ha cap fitxer així que es pugui llegir.',
    empty_attachment: 'El fitxer és buit.',
    attachment_too_large: 'El fitxer passa de 25 MB.',
    unknown_column: 'Aquesta columna no es coneix i no s’ha llegit.',
    missing_column: 'Aquesta columna cal; no s’ha llegit res d’aquest fitxer.',
    repeated_column: 'Aquesta columna hi és dues vegades; no s’ha llegit res d’aquest fitxer.',
    unknown_file: 'La importació no coneix aquest nom; el fitxer no s’ha llegit.',
    file_named_otherwise:
      'La importació no coneix aquest nom; el fitxer no s’ha llegit. Pel nom o les columnes s’hauria de dir:',
    mapping_differs:
      'No lliga amb una línia anterior del mateix fitxer o columna: té un sol origen, i cada valor d’ells un sol significat.',
    workbook:
      'És un llibre de full de càlcul, que no es llegeix. Cal desar cada full com a CSV (UTF-8) amb el nom que li toca:',
    encoding_mixed:
      'El fitxer és en dues codificacions alhora (aquesta línia és la primera que no quadra amb les altres); no se n’ha llegit res. Cal exportar-lo de nou com a UTF-8.',
    control_character:
      'Aquí hi ha un caràcter de control, que no és a cap text; no s’ha llegit res d’aquest fitxer.',
    csv_not_valid:
      'A partir d’aquí el fitxer no es pot llegir (unes cometes sense tancar, o una línia sense final).',
    empty_file: 'El fitxer és buit.',
    archive_not_valid: 'El fitxer comprimit està malmès o tallat; no se n’ha pres res.',
    archive_too_large: 'El fitxer comprimit conté molt més del que la seva mida permet; no se n’ha pres res.',
    unknown_cups: 'Cap contracte té aquest CUPS. CUPS, nombre de lectures, i on és la primera:',
    no_contract_that_day:
      'El CUPS té contracte, però cap de vigent aquests dies. CUPS, nombre de lectures, primer i últim dia:',
    stamp_not_valid:
      'No és el final d’una hora ni d’un quart d’hora en hora local, o no amb aquesta marca d’estació.',
    hours_not_ends:
      'Les hores d’aquest fitxer van de 0 a 23 i no, com els finals d’hora, d’1 a 24; no se n’ha pres res.',
    reading_not_valid:
      'No és l’energia d’una hora: Wh enters (F5D, P5D) o kWh amb decimals (P1D, Datadis), de 0 a 80 MWh.',
    curve_file_too_large:
      'El fitxer conté més dies de subministraments dels que es poden comprovar alhora; no se n’ha pres res.',
    cups_as_number:
      'Un full de càlcul ha pres aquest CUPS per un nombre i n’ha tret les xifres: la columna ha de tenir format de text.',
    unknown_energy_column:
      'Aquesta columna pot contenir energia i no és cap de coneguda; no s’ha pres res del fitxer.',
    stamps_unsure:
      'Les fonts no coincideixen en si les marques d’un fitxer així són el començament o el final de l’hora; no se n’ha pres res. Es pot portar Fecha i Hora (el final de l’hora) en lloc seu.',
    resolution_unclear:
      'No és clar si les files d’aquest dia són hores o quarts d’hora; no s’ha pres res del fitxer.',
    decimals_unclear:
      'Unes energies porten coma decimal i d’altres un punt davant de tres xifres (o al revés): 1.234 pot ser u o mil; no s’ha pres res del fitxer.',
    two_readings:
      'Una línia anterior d’aquest fitxer diu una altra energia per al mateix temps i subministrament; no s’ha pres res del fitxer.',
    several_points:
      'El fitxer té files de diversos punts de mesura d’aquest CUPS, i el que pren el subministrament en pot ser la suma; no se n’ha pres cap. CUPS i punts:',
    other_point:
      'Els dies tenen les lectures d’un altre punt de mesura d’aquest CUPS, i el que pren el subministrament pot ser la suma de tots dos; queden com estan. CUPS, nombre de dies, i el primer:',
    json_not_valid:
      'No és una resposta de Datadis (una llista de lectures, o una sota timeCurve), o passa de 64 MB; no se n’ha pres res.',
    reading_marked_invalid: 'La distribuïdora marca aquesta lectura com a no vàlida (qualitat 128 o més).',
    quality_not_valid: 'Una qualitat és un nombre enter de 0 a 255.',
    method_not_valid: 'Aquesta manera d’obtenir una lectura no és cap de les que coneix el format.',
    measure_type_not_valid: 'Només es llegeixen increments de cada hora o quart d’hora (tipus de mesura 11).',
    point_not_main:
      'La línia és d’un comptador redundant o de comprovació d’aquest CUPS, que mesura el mateix un altre cop; no es llegeix.',
    columns_not_valid:
      'La línia té altres columnes que el seu format: menys, o les d’una segona fila que s’hi ha unit.',
    market_frame_not_valid:
      'Un fitxer de preus del mercat comença amb la línia MARGINALPDBC; i acaba amb la línia *, i conté un dia; no se n’ha pres res.',
    market_line_not_valid:
      'No és una línia any;mes;dia;període;preu a Portugal;preu a Espanya; amb preus en EUR/MWh de fins a tres decimals; no s’ha pres res d’aquest fitxer.',
    market_day_differs: 'No és el dia que diu el nom del fitxer; no s’ha pres res d’aquest fitxer.',
    market_period_not_valid:
      'Els períodes d’un dia van d’1 endavant sense forats i en ordre; no s’ha pres res d’aquest fitxer.',
    market_day_not_whole:
      'Al dia li falten preus o n’hi sobren: 23, 24 o 25 hores fins a 2025-09-30, i 92, 96 o 100 quarts d’hora des d’aleshores; no s’ha pres res d’aquest fitxer.',
    line_too_long: 'La línia és molt més llarga del que admet el seu format; no s’ha pres res del fitxer.',
    coefficient_line_not_valid:
      'Això no és una línia CUPS;hora;coeficient amb hores de l’1 al 8760, ni CUPS;coeficient, segons sigui la primera del fitxer, amb un coeficient de 0 a 1 de fins a sis decimals (RD 244/2019 annex I.1); no s’ha pres res del fitxer.',
    coefficients_not_whole:
      'Cada CUPS hi és una vegada, o una per cada hora de l’1 al 8760; no s’ha pres res del fitxer. CUPS, i l’hora que falta:',
    coefficients_not_one:
      'Els coeficients dels qui comparteixen no sumen 1 (RD 244/2019 annex I.1); no s’ha pres res del fitxer. Hora, si el fitxer en té, i suma:',
    sharing_too_large:
      'Més de 1.000 subministraments comparteixen aquesta instal·lació; no s’ha pres res del fitxer.',
    xml_not_valid:
      'El fitxer no és un XML sencer: està tallat o els seus elements no es tanquen en ordre; no se n’ha pres res.',
    xml_declares:
      'El fitxer declara un tipus de document, que podria portar entitats pròpies; no se’n llegeix cap i no s’ha pres res del fitxer.',
    xml_encoding: 'Els bytes del fitxer no estan en la codificació que declara; no se n’ha pres res.',
    xml_too_large:
      'El fitxer passa de 64 MB, o una part seva té molt més que una factura; no se n’ha pres res.',
    f1_not_message:
      'No és un missatge de facturació de la CNMC (MensajeFacturacion, amb CodigoDelProceso F1 i el seu CUPS); no se n’ha pres res.',
    f1_value_not_valid:
      'Alguna cosa d’aquesta factura de la distribuïdora falta o no és com diu el seu format; no s’ha pres res del fitxer.',
    f1_no_contract:
      'Cap contracte té aquest CUPS en els dies d’aquesta factura de la distribuïdora; no se n’ha pres res:',
  },
  todos: {
    fix: 'Corregir el valor al sistema d’origen, exportar de nou el fitxer i portar-lo.',
    fill: 'Omplir-lo al sistema d’origen, exportar de nou el fitxer i portar-lo.',
    bringFirst: 'Portar el que anomena, en aquesta carpeta o abans; o corregir el nom.',
    keepOne: 'Deixar una de les files al fitxer i portar-lo de nou.',
    bringWhole: 'Corregir les files d’aquesta factura que s’han rebutjat i portar-ne de nou totes les seves.',
    column: 'Donar a la columna un nom de docs/import.md, o treure-la.',
    addColumn: 'Afegir la columna amb aquest nom i portar de nou el fitxer.',
    rename: 'Donar al fitxer un nom de docs/import.md i portar-lo de nou.',
    exportAgain: 'Exportar de nou el fitxer des del seu origen, i portar-lo sencer.',
    inParts: 'Portar-lo per parts.',
    askDistributor: 'Preguntar a la distribuïdora què és correcte, i portar de nou el fitxer.',
    decideSupply: 'Portar el contracte d’aquest subministrament, o treure’n les files.',
    notNeeded: 'Res, si la carpeta o fila antiga és l’equivocada; si no, portar-ne una de més nova.',
    startLater: 'Començar-lo més tard; si el canvia una disposició oficial, anomenar-la a source.',
    deployment: 'Canviar l’ajust de la instal·lació, o treure la fila.',
    attach: 'Posar el fitxer a la carpeta attachments amb el nom de la fila, i portar de nou la carpeta.',
  },
  notices: {
    line_differs: 'Quantitat × preu (× dies) dona un altre import; més d’un cèntim de diferència.',
    tax_differs:
      'Un impost dona un altre import, per la base i el tipus de la llei, o la base per les línies.',
    tax_missing: 'La llei té per a aquest subministrament i dia un impost que la factura no mostra.',
    taxes_not_checked:
      'Els impostos anteriors a 2025-01-01, o on no es coneixen els tipus, no es calculen de nou.',
    total_differs: 'Les línies i els impostos donen un altre total; més d’un cèntim de diferència.',
    lines_missing: 'La factura no té línies.',
    energy_differs: 'Les línies d’energia donen uns altres kWh que els que diu la factura.',
    reading_differs: 'Les dues xifres del comptador no disten el que diu la quantitat.',
    metered_not_charged:
      'El comptador va marcar energia reactiva per sobre de la que no es cobra i la factura no en té cap línia; l’import és als preus regulats.',
    readings_energy_differs:
      'Les quantitats que van marcar els comptadors donen uns altres kWh que els que cobra la factura; més d’un kWh per fila.',
    customer_change_differs:
      'El client ho va canviar aquí i el fitxer diu una tercera cosa; queda el que va demanar el client.',
    former_holder_battery:
      'El vincle amb aquesta bateria era de qui tenia abans el contracte, i la fila no diu un dia del titular nou (`since`): el nou no hi queda vinculat.',
    request_differs:
      'Hi ha una sol·licitud del client en marxa, i el fitxer no diu ni el que hi havia ni el que es va demanar.',
    repeated_readings:
      'En un fitxer de corbes hi ha temps dues vegades: la mateixa energia compta un cop, una de facturada abans que una sense factura, una mesura abans que una estimació.',
    hours_lacking:
      'Potser s’han perdut files pel camí: el fitxer no té totes les hores (o quarts d’hora) d’aquests dies del subministrament, que s’anomenen pel final; els dies sense hores falten sencers. El que ja hi havia es queda. Si hauria de ser sencer, cal portar el fitxer un altre cop.',
    bonus_ended:
      'El contracte ja no té el PVPC, i el bo social no s’aplica a cap altre producte: acaba aquest dia.',
    surplus_over_month:
      'La factura compensa excedents, o el retard a activar-los, en un període de més d’un mes (RD 244/2019 art. 14.3 i 16 bis.2).',
    late_above_energy:
      'El descompte per retard en activar l’autoconsum és més gran que el que costa l’energia (RD 244/2019 art. 16 bis.2).',
    interest_missing:
      'La factura torna el que es va cobrar de més i no té cap línia d’interessos (RD 88/2026 art. 45.2).',
    fixed_price_in_term:
      'El producte té un preu fix i cap `revision`, i el preu nou arriba abans que vencin o es renovin alguns contractes (es diu quants): fins aleshores la comercialitzadora no el pot canviar pel seu compte (RD 88/2026 art. 13.ae). S’ha importat tal com és al fitxer.',
    pvpc_due_early:
      'La factura és d’un contracte amb PVPC i venceria abans dels vint dies de l’RD 897/2017 art. 18.',
    bills_overlap:
      'Una altra factura del contracte té també alguns d’aquests dies, i cap no anul·la l’altra: potser els dies es cobren dues vegades.',
    nif_repeated:
      'Un altre client té el mateix NIF: si són un, convé portar-los amb un sol codi, perquè vegi junts tots els seus contractes.',
    email_shared:
      'Un altre client entra amb aquest correu, i un compte és d’un sol client: aquest ha entrat amb tota la resta i sense compte, i cap no veu el que és de l’altre. Convé donar-li un correu propi, o portar tots dos amb un sol codi si són un sol client.',
    first_password_refused:
      'La primera contrasenya és massa curta, de les que es proven primer, o és feta del que se sap del client. El client ha entrat sense ella i en tria una en activar el compte.',
    both_ways_in_hour:
      'En algunes hores es va prendre energia de la xarxa i també se’n va abocar. La llei només compta el saldo de cada hora; les lectures es guarden com són al fitxer.',
    coefficients_of_others:
      'Subministraments del fitxer que no són de cap contracte en vigor aquell any: d’altres comercialitzadores, o erronis. No se n’ha desat res.',
    cau_differs:
      'El contracte anomena una altra instal·lació (cau a contracts.csv) que el fitxer de coeficients; s’han pres.',
    mandate_differs:
      'Un mandat actiu és d’un altre compte que aquell en què es cobra el contracte: per domiciliar cal un d’aquell compte. Tots dos s’han pres com estan.',
    debt_differs: 'El deute del contracte no és la suma dels deutes de les seves factures i dels antics.',
    f1_differs:
      'La nostra factura dels mateixos dies diu una altra cosa que la de la distribuïdora; la nostra queda com està.',
    f1_no_bill:
      'El contracte no té aquí cap factura dels dies d’aquesta de la distribuïdora, i per això no se n’ha desat res. Porti-la una altra vegada quan la factura hagi entrat. Dies:',
    f1_not_taken: 'Això d’una factura de la distribuïdora no té lloc aquí i no s’ha desat:',
  },
  report: {
    checked: 'Només s’ha comprovat; no s’ha escrit res.',
    finished: 'Importació acabada.',
    taken: '{good} files preses',
    saved: '{created} noves, {changed} canviades, {unchanged} sense canvis',
    gone: '{removed} tretes',
    refused: '{refused} rebutjades',
    curves: 'curves: {files} fitxers, {readings} lectures; {refused} fitxers rebutjats',
    nothingOf: 'de {file} no s’ha pres res',
    notUnderstood: '{lines} línies no enteses',
    noContract: 'curves: {skipped} lectures sense contracte',
    days: 'curves: {created} dies nous, {changed} canviats, {unchanged} sense canvis',
    market: 'market: {files} fitxers de preus',
    marketDays: '{created} dies nous, {changed} canviats, {unchanged} sense canvis',
    sharing: 'coeficients: {files} fitxers',
    f1: 'factures de la distribuïdora: {files} fitxers',
    f1Taken: '{bills} d’una factura que es desa aquí, {readings} lectures preses',
    ofThem: '{said} de {computed}',
    marketRefused: '{refused} fitxers rebutjats',
    problems: '{total} problemes:',
    line: 'línia {line}',
    lost: 'Files que s’han perdut amb ella: {lost}.',
    todo: 'Què fer: {todo}',
    more: 'I {count} més.',
    moreOfFiles: '… i {count} més d’altres fitxers',
    notices: '{total} avisos. Les files s’han pres, però alguna cosa no quadra:',
    lacking: 'falten {said} lectures',
    figures: 'diu {said}, dona {computed}',
    unknown: 'res conegut',
    asIn: '{said}, com a {computed}',
    asOf: '{said}, com el client {computed}',
    against: '{said}, i el contracte té {computed}',
    notSet: 'no s’ha posat',
    moreOfKinds: '… i {count} més de les mateixes menes',
  },
}
