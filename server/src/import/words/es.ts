import type { Words } from './en.ts'

/** Lo que dice el informe en castellano. */
export const es: Words = {
  reasons: {
    required_field: 'Aquí hace falta un valor.',
    too_long: 'El texto es demasiado largo.',
    not_valid: 'No es uno de los valores admitidos aquí.',
    date_not_valid:
      'No es un día de 1900 a 2199: se escribe 2026-03-31 o 31/03/2026, y nada donde no hay final.',
    number_not_valid: 'No es un número: se escribe 5.75 o 5,75.',
    yes_no_not_valid: 'Se escribe yes o no (también sí, 1, 0).',
    vat_field_not_valid: 'El NIF no es correcto: no cuadra su carácter de control.',
    company_vat_not_allowed: 'Aquí no se admite el NIF de una empresa.',
    email_not_valid: 'No es una dirección de correo.',
    email_letters:
      'La dirección lleva tildes o ñ antes de la @, y el servidor de correo no las admite (SMTPUTF8).',
    mobile_not_valid: 'No es un número de móvil (español, o internacional con +).',
    phone_not_valid: 'No es un número de teléfono (español, o internacional con +).',
    cups_field_not_valid: 'El CUPS no es correcto: 20 o 22 caracteres cuyas dos letras de control cuadran.',
    cadastral_reference_not_valid:
      'La referencia catastral no es correcta: 20 caracteres cuyas dos letras de control cuadran.',
    postal_code_length:
      'Un código postal tiene cinco cifras; si tiene cuatro, una hoja de cálculo ha quitado el cero del principio.',
    postal_code_not_valid: 'Este código postal no es de ninguna provincia.',
    iban_field_invalid: 'El IBAN no es correcto: no cuadran sus cifras de control.',
    start_after_end: 'El final es anterior al principio.',
    delivered_and_returned: 'Un envío está entregado o devuelto, no las dos cosas.',
    readings_overlap:
      'Dos filas de esta factura dicen la misma magnitud y periodo en los mismos días: un contador sustituido acaba donde empieza el nuevo.',
    duplicate: 'Otra línea de este archivo tiene la misma clave; esta línea no se lee.',
    password_hash_not_valid:
      'Este resumen de contraseña no se puede comprobar aquí, o cuesta mucho más o menos que los nuestros: Argon2id, v=19, p hasta 4, m × t entre 35840 y 77824.',
    unknown_customer: 'Ningún cliente tiene este código, ni en estos archivos ni en la base de datos.',
    unknown_product:
      'Ningún producto de este tipo tiene este código, ni en estos archivos ni en la base de datos.',
    price_notice_too_late:
      'Hay contratos con este producto, y un cambio de sus precios se avisa con un mes (RD 88/2026 art. 6.1.m y n).',
    no_reference_retailer:
      'Solo una comercializadora de referencia aplica el bono social (Ley 24/2013 art. 45.3): contracting.referenceRetailer está apagado en la instalación.',
    bonus_without_pvpc:
      'El bono social es un descuento en el PVPC (RD 897/2017 art. 6.2), y el producto de este contrato no tiene pvpc en products.csv.',
    unknown_contract: 'Ningún contrato tiene este nombre, ni en estos archivos ni en la base de datos.',
    unknown_tariff: 'No se conoce esta tarifa de acceso para este tipo de suministro.',
    powers_not_valid: 'El número de potencias no es el de esta tarifa de acceso.',
    periods_not_valid: 'El número de periodos con energía no es el de esta tarifa de acceso.',
    unknown_invoice: 'Ninguna factura tiene este número, ni en estos archivos ni en la base de datos.',
    unknown_rectified:
      'Ninguna factura de este contrato tiene este número, ni en estos archivos ni en la base de datos.',
    unknown_battery: 'Ninguna batería tiene este nombre, ni en estos archivos ni en la base de datos.',
    invoice_of_other_contract: 'Una factura de otro contrato tiene ya este número.',
    invoice_refused: 'Se rechazó la fila de esta factura en invoices.csv, así que tampoco se tomó esta.',
    incomplete_invoice:
      'Se rechazó otra fila de esta factura en este archivo; las que ya tenía la factura quedan como estaban.',
    too_many_rows:
      'La factura tiene en este archivo muchas más filas de las que tiene una factura; no se tomó ninguna.',
    older_folder: 'Una carpeta escrita más tarde ya trajo este contrato; esta fila no se tomó.',
    day_to_come: 'La carpeta no puede haberse escrito después de hoy; se toma como una sin día.',
    older_version: 'Ya entró una versión más nueva de esta factura.',
    span_too_long: 'Los días de la factura abarcan más de cinco años.',
    due_before_day: 'La factura vencería antes de su propio día.',
    pending_not_valid: 'Lo pendiente está entre nada y el total, y es nada cuando la factura está pagada.',
    debt_not_valid: 'La deuda está entre nada y lo pendiente.',
    payment_not_valid: 'Un pago no es cero, y una devolución es negativa.',
    other_kind_of_supply: 'Esto está en facturas del otro tipo de suministro.',
    unit_not_valid: 'La unidad no es una de las que van aquí.',
    regulated_price: 'Una tarifa de último recurso tiene los precios de su resolución, sin descuentos.',
    last_resort_tariff:
      'Una tarifa de último recurso es solo para RL.1, RL.2 y RL.3, hasta 50.000 kWh al año.',
    pvpc_offer:
      'El PVPC lo contrata solo una comercializadora de referencia (contracting.referenceRetailer), en 2.0TD y con personas: no puede ser de empresas (RD 216/2014 art. 5.3).',
    overlapping_price: 'Otro precio de este producto, concepto y periodo vale en alguno de estos días.',
    unknown_rate: 'Ninguna tabla de docs/rates.md en la que se pueda dar una fila se llama así.',
    rate_value_not_valid:
      'El valor no está escrito como docs/rates.md escribe los de este tipo, o pasa de diez veces lo que ha sido nunca.',
    rate_past: 'En alguno de estos días la ley se conoce y ya ha pasado, y no se cambia. El primero:',
    overlapping_rate: 'Otra fila de este tipo vale en alguno de estos días.',
    shares_too_high: 'Las partes de esta batería suman más de 100; no se tomó ninguna de sus filas.',
    path_not_valid: 'El archivo está fuera de la carpeta attachments, o la ruta no es sencilla.',
    file_not_found: 'En la carpeta attachments no hay ningún archivo así que se pueda leer.',
    empty_attachment: 'El archivo está vacío.',
    attachment_too_large: 'El archivo pasa de 25 MB.',
    unknown_column: 'Esta columna no se conoce y no se leyó.',
    missing_column: 'Esta columna hace falta; no se leyó nada de este archivo.',
    repeated_column: 'Esta columna está dos veces; no se leyó nada de este archivo.',
    unknown_file: 'La importación no conoce este nombre; el archivo no se leyó.',
    file_named_otherwise:
      'La importación no conoce este nombre; el archivo no se leyó. Por su nombre o sus columnas debería llamarse:',
    mapping_differs:
      'No casa con una línea anterior del mismo archivo o columna: tiene un solo origen, y cada valor ajeno un solo significado.',
    workbook:
      'Es un libro de hoja de cálculo, que no se lee. Hay que guardar cada hoja como CSV (UTF-8) con el nombre que le toca:',
    encoding_mixed:
      'El archivo está en dos codificaciones a la vez (esta línea es la primera que no cuadra con las demás); no se leyó nada de él. Hay que exportarlo otra vez como UTF-8.',
    control_character:
      'Aquí hay un carácter de control, que no está en ningún texto; no se leyó nada de este archivo.',
    csv_not_valid:
      'A partir de aquí el archivo no se puede leer (unas comillas sin cerrar, o una línea sin final).',
    empty_file: 'El archivo está vacío.',
    archive_not_valid: 'El archivo comprimido está dañado o cortado; no se tomó nada de él.',
    archive_too_large:
      'El archivo comprimido contiene mucho más de lo que su tamaño permite; no se tomó nada de él.',
    unknown_cups: 'Ningún contrato tiene este CUPS. CUPS, número de lecturas, y dónde está la primera:',
    no_contract_that_day:
      'El CUPS tiene contrato, pero ninguno en vigor en estos días. CUPS, número de lecturas, primer y último día:',
    stamp_not_valid:
      'No es el final de una hora ni de un cuarto de hora en hora local, o no con esta marca de estación.',
    hours_not_ends:
      'Las horas de este archivo van de 0 a 23 y no, como los finales de hora, de 1 a 24; no se tomó nada de él.',
    reading_not_valid:
      'No es la energía de una hora: Wh enteros (F5D, P5D) o kWh con decimales (P1D, Datadis), de 0 a 80 MWh.',
    curve_file_too_large:
      'El archivo contiene más días de suministros de los que se pueden comprobar a la vez; no se tomó nada de él.',
    cups_as_number:
      'Una hoja de cálculo ha tomado este CUPS por un número y ha quitado sus cifras: la columna debe tener formato de texto.',
    unknown_energy_column:
      'Esta columna puede contener energía y no es ninguna conocida; no se tomó nada del archivo.',
    stamps_unsure:
      'Las fuentes no coinciden en si las marcas de un archivo así son el principio o el final de la hora; no se tomó nada de él. Se puede traer Fecha y Hora (el final de la hora) en su lugar.',
    resolution_unclear:
      'No está claro si las filas de este día son horas o cuartos de hora; no se tomó nada del archivo.',
    decimals_unclear:
      'Unas energías llevan coma decimal y otras un punto ante tres cifras (o al revés): 1.234 puede ser uno o mil; no se tomó nada del archivo.',
    two_readings:
      'Una línea anterior de este archivo dice otra energía para el mismo tiempo y suministro; no se tomó nada del archivo.',
    several_points:
      'El archivo tiene filas de varios puntos de medida de este CUPS, y lo que toma el suministro puede ser su suma; no se tomó ninguno. CUPS y puntos:',
    other_point:
      'Los días tienen las lecturas de otro punto de medida de este CUPS, y lo que toma el suministro puede ser la suma de ambos; quedan como están. CUPS, número de días, y el primero:',
    json_not_valid:
      'No es una respuesta de Datadis (una lista de lecturas, o una bajo timeCurve), o pasa de 64 MB; no se tomó nada de él.',
    reading_marked_invalid: 'La distribuidora marca esta lectura como no válida (calidad 128 o más).',
    quality_not_valid: 'Una calidad es un número entero de 0 a 255.',
    method_not_valid: 'Este modo de obtener una lectura no es ninguno de los que conoce el formato.',
    measure_type_not_valid: 'Solo se leen incrementos de cada hora o cuarto de hora (tipo de medida 11).',
    point_not_main:
      'La línea es de un contador redundante o comprobante de este CUPS, que mide lo mismo otra vez; no se lee.',
    columns_not_valid:
      'La línea tiene otras columnas que su formato: menos, o las de una segunda fila que se le ha unido.',
    market_frame_not_valid:
      'Un archivo de precios del mercado empieza con la línea MARGINALPDBC; y acaba con la línea *, y contiene un día; no se tomó nada de él.',
    market_line_not_valid:
      'No es una línea año;mes;día;periodo;precio en Portugal;precio en España; con precios en EUR/MWh de hasta tres decimales; no se tomó nada de este archivo.',
    market_day_differs: 'No es el día que dice el nombre del archivo; no se tomó nada de este archivo.',
    market_period_not_valid:
      'Los periodos de un día van de 1 en adelante sin huecos y en orden; no se tomó nada de este archivo.',
    market_day_not_whole:
      'Al día le faltan precios o le sobran: 23, 24 o 25 horas hasta 2025-09-30, y 92, 96 o 100 cuartos de hora desde entonces; no se tomó nada de este archivo.',
    line_too_long: 'La línea es mucho más larga de lo que admite su formato; no se tomó nada del archivo.',
    coefficient_line_not_valid:
      'Esto no es una línea CUPS;hora;coeficiente con horas de 1 a 8760, ni CUPS;coeficiente, según sea la primera del archivo, con un coeficiente de 0 a 1 de hasta seis decimales (RD 244/2019 anexo I.1); no se ha tomado nada del archivo.',
    coefficients_not_whole:
      'Cada CUPS está una vez, o una por cada hora de 1 a 8760; no se ha tomado nada del archivo. CUPS, y la hora que falta:',
    coefficients_not_one:
      'Los coeficientes de quienes comparten no suman 1 (RD 244/2019 anexo I.1); no se ha tomado nada del archivo. Hora, si el archivo las tiene, y suma:',
    sharing_too_large:
      'Más de 1.000 suministros comparten esta instalación; no se ha tomado nada del archivo.',
    xml_not_valid:
      'El archivo no es un XML entero: está cortado o sus elementos no se cierran en orden; no se ha tomado nada de él.',
    xml_declares:
      'El archivo declara un tipo de documento, que podría traer entidades propias; no se lee ninguna y no se ha tomado nada del archivo.',
    xml_encoding:
      'Los bytes del archivo no están en la codificación que declara; no se ha tomado nada de él.',
    xml_too_large:
      'El archivo pasa de 64 MB, o una parte de él tiene mucho más que una factura; no se ha tomado nada de él.',
    f1_not_message:
      'No es un mensaje de facturación de la CNMC (MensajeFacturacion, con CodigoDelProceso F1 y su CUPS); no se ha tomado nada de él.',
    f1_value_not_valid:
      'Algo de esta factura de la distribuidora falta o no es como dice su formato; no se ha tomado nada del archivo.',
    f1_no_contract:
      'Ningún contrato tiene este CUPS en los días de esta factura de la distribuidora; no se ha tomado nada de ella:',
  },
  todos: {
    fix: 'Corregir el valor en el sistema de origen, exportar otra vez el archivo y traerlo.',
    fill: 'Rellenarlo en el sistema de origen, exportar otra vez el archivo y traerlo.',
    bringFirst: 'Traer lo que nombra, en esta carpeta o antes; o corregir el nombre.',
    keepOne: 'Dejar una de las filas en el archivo y traerlo otra vez.',
    bringWhole: 'Corregir las filas de esta factura que se rechazaron y traer otra vez todas las suyas.',
    column: 'Dar a la columna un nombre de docs/import.md, o quitarla.',
    addColumn: 'Añadir la columna con este nombre y traer otra vez el archivo.',
    rename: 'Dar al archivo un nombre de docs/import.md y traerlo otra vez.',
    exportAgain: 'Exportar otra vez el archivo desde su origen, y traerlo entero.',
    inParts: 'Traerlo por partes.',
    askDistributor: 'Preguntar a la distribuidora qué es lo correcto, y traer otra vez el archivo.',
    decideSupply: 'Traer el contrato de este suministro, o quitar sus filas.',
    notNeeded: 'Nada, si la carpeta o fila antigua es la equivocada; si no, traer una más nueva.',
    startLater: 'Empezarlo más tarde; si lo cambia una disposición oficial, nombrarla en source.',
    deployment: 'Cambiar el ajuste de la instalación, o quitar la fila.',
    attach:
      'Poner el archivo en la carpeta attachments con el nombre de la fila, y traer otra vez la carpeta.',
  },
  notices: {
    line_differs: 'Cantidad × precio (× días) da otro importe; más de un céntimo de diferencia.',
    tax_differs: 'Un impuesto da otro importe, por su base y el tipo de la ley, o su base por las líneas.',
    tax_missing: 'La ley tiene para ese suministro y día un impuesto que la factura no muestra.',
    taxes_not_checked:
      'Los impuestos anteriores a 2025-01-01, o donde no se conocen los tipos, no se calculan otra vez.',
    total_differs: 'Las líneas y los impuestos dan otro total; más de un céntimo de diferencia.',
    lines_missing: 'La factura no tiene líneas.',
    energy_differs: 'Las líneas de energía dan otros kWh que los que dice la factura.',
    reading_differs: 'Las dos cifras del contador no distan lo que dice la cantidad.',
    metered_not_charged:
      'El contador marcó energía reactiva por encima de la que no se cobra y la factura no tiene ninguna línea; el importe es a los precios regulados.',
    readings_energy_differs:
      'Las cantidades que marcaron los contadores dan otros kWh que los que cobra la factura; más de un kWh por fila.',
    customer_change_differs:
      'El cliente cambió esto aquí y el archivo dice una tercera cosa; queda lo que pidió el cliente.',
    former_holder_battery:
      'El vínculo con esta batería era de quien tenía antes el contrato, y la fila no dice un día del titular nuevo (`since`): el nuevo no queda vinculado.',
    request_differs:
      'Hay una solicitud del cliente en marcha, y el archivo no dice ni lo que había ni lo que se pidió.',
    repeated_readings:
      'En un archivo de curvas hay tiempos dos veces: la misma energía cuenta una vez, una facturada antes que una sin factura, una medida antes que una estimación.',
    hours_lacking:
      'Puede que se hayan perdido filas por el camino: el archivo no tiene todas las horas (o cuartos de hora) de estos días del suministro, que se nombran por su final; los días sin horas faltan enteros. Lo que ya había de ellos se queda. Si debería estar entero, hay que traer el archivo otra vez.',
    bonus_ended:
      'El contrato ya no tiene el PVPC, y el bono social no se aplica a ningún otro producto: acaba ese día.',
    surplus_over_month:
      'La factura compensa excedentes, o el retraso en activarlos, en un periodo de más de un mes (RD 244/2019 art. 14.3 y 16 bis.2).',
    late_above_energy:
      'El descuento por retraso al activar el autoconsumo es mayor que lo que cuesta la energía (RD 244/2019 art. 16 bis.2).',
    interest_missing:
      'La factura devuelve lo cobrado de más y no tiene línea de intereses (RD 88/2026 art. 45.2).',
    fixed_price_in_term:
      'El producto tiene un precio fijo y ninguna `revision`, y el precio nuevo llega antes de que venzan o se renueven algunos contratos (se dice cuántos): hasta entonces la comercializadora no puede cambiarlo por su cuenta (RD 88/2026 art. 13.ae). Se ha importado tal como está en el archivo.',
    pvpc_due_early:
      'La factura es de un contrato con PVPC y vencería antes de los veinte días del RD 897/2017 art. 18.',
    bills_overlap:
      'Otra factura del contrato tiene también algunos de estos días, y ninguna anula a la otra: puede que los días se cobren dos veces.',
    nif_repeated:
      'Otro cliente tiene el mismo NIF: si son uno, conviene traerlos con un solo código, para que vea juntos todos sus contratos.',
    email_shared:
      'Otro cliente entra con este correo, y una cuenta es de un solo cliente: este entró con todo lo demás y sin cuenta, y ninguno ve lo del otro. Conviene darle un correo propio, o traer ambos con un solo código si son un solo cliente.',
    first_password_refused:
      'La primera contraseña es demasiado corta, de las que se prueban primero, o está hecha de lo que se sabe del cliente. El cliente entró sin ella y elige una al activar la cuenta.',
    both_ways_in_hour:
      'En algunas horas se tomó energía de la red y también se vertió. La ley cuenta solo el saldo de cada hora; las lecturas se guardan como están en el archivo.',
    coefficients_of_others:
      'Suministros del archivo que no son de ningún contrato en vigor ese año: de otras comercializadoras, o erróneos. De ellos no se ha guardado nada.',
    cau_differs:
      'El contrato nombra otra instalación (cau en contracts.csv) que el archivo de coeficientes; se han tomado.',
    mandate_differs:
      'Un mandato activo es de otra cuenta que aquella en la que se cobra el contrato: para domiciliar hace falta uno de esa cuenta. Los dos se han tomado como están.',
    debt_differs: 'La deuda del contrato no es la suma de las deudas de sus facturas y de las antiguas.',
    f1_differs:
      'Nuestra factura de los mismos días dice otra cosa que la de la distribuidora; la nuestra queda como está.',
    f1_no_bill:
      'El contrato no tiene aquí ninguna factura de los días de esta de la distribuidora, así que no se ha guardado nada de ella. Tráigala otra vez cuando la factura haya entrado. Días:',
    f1_not_taken: 'Esto de una factura de la distribuidora no tiene lugar aquí y no se ha guardado:',
  },
  report: {
    checked: 'Solo se ha comprobado; no se ha escrito nada.',
    finished: 'Importación terminada.',
    taken: '{good} filas tomadas',
    saved: '{created} nuevas, {changed} cambiadas, {unchanged} sin cambios',
    gone: '{removed} quitadas',
    refused: '{refused} rechazadas',
    curves: 'curves: {files} archivos, {readings} lecturas; {refused} archivos rechazados',
    nothingOf: 'de {file} no se tomó nada',
    notUnderstood: '{lines} líneas no entendidas',
    noContract: 'curves: {skipped} lecturas sin contrato',
    days: 'curves: {created} días nuevos, {changed} cambiados, {unchanged} sin cambios',
    market: 'market: {files} archivos de precios',
    marketDays: '{created} días nuevos, {changed} cambiados, {unchanged} sin cambios',
    sharing: 'coeficientes: {files} archivos',
    f1: 'facturas de la distribuidora: {files} archivos',
    f1Taken: '{bills} de una factura que se guarda aquí, {readings} lecturas tomadas',
    ofThem: '{said} de {computed}',
    marketRefused: '{refused} archivos rechazados',
    problems: '{total} problemas:',
    line: 'línea {line}',
    lost: 'Filas que se perdieron con ella: {lost}.',
    todo: 'Qué hacer: {todo}',
    more: 'Y {count} más.',
    moreOfFiles: '… y {count} más de otros archivos',
    notices: '{total} avisos. Las filas se tomaron, pero algo en ellas no cuadra:',
    lacking: 'faltan {said} lecturas',
    figures: 'dice {said}, da {computed}',
    unknown: 'nada conocido',
    asIn: '{said}, como en {computed}',
    asOf: '{said}, como el cliente {computed}',
    against: '{said}, y el contrato tiene {computed}',
    notSet: 'no se puso',
    moreOfKinds: '… y {count} más de las mismas clases',
  },
}
