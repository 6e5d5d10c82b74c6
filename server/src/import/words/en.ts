/** What the report says in English; the other languages have the same. */
export const en = {
  /** What can be wrong. Behind a colon at the end comes what was found. */
  reasons: {
    required_field: 'A value is needed here.',
    too_long: 'The text is too long.',
    not_valid: 'The value is not one that is allowed here.',
    date_not_valid:
      'This is not a day of 1900 to 2199: write 2026-03-31 or 31/03/2026, and nothing where there is no end.',
    number_not_valid: 'This is not a number: write 5.75 or 5,75.',
    yes_no_not_valid: 'Write yes or no.',
    vat_field_not_valid: 'The tax id (NIF) is wrong: its check character does not fit.',
    company_vat_not_allowed: 'The tax id (NIF) of a company is not allowed here.',
    email_not_valid: 'This is not an e-mail address.',
    email_letters:
      'The address has letters beyond ASCII before the @, which the mail server does not take (SMTPUTF8).',
    mobile_not_valid: 'This is not a mobile number (Spanish, or international with +).',
    phone_not_valid: 'This is not a phone number (Spanish, or international with +).',
    cups_field_not_valid: 'The CUPS is wrong: 20 or 22 characters whose two check letters fit.',
    cadastral_reference_not_valid:
      'The cadastral reference is wrong: 20 characters whose two check letters fit.',
    postal_code_length:
      'A postal code has five digits; where it has four, a spreadsheet has dropped the zero at its beginning.',
    postal_code_not_valid: 'This postal code is of no province.',
    iban_field_invalid: 'The IBAN is wrong: its check digits do not fit.',
    start_after_end: 'The end lies before the start.',
    delivered_and_returned: 'A sending is either delivered or returned, not both.',
    readings_overlap:
      'Two rows of this invoice say the same magnitude and period over the same days: a replaced meter ends where the new one begins.',
    duplicate: 'Another line of this file has the same key; this line is not read.',
    password_hash_not_valid:
      'This hash cannot be verified here, or costs far more or less than ours: Argon2id, v=19, p up to 4, m × t between 35840 and 77824.',
    unknown_customer: 'No customer has this code, neither in these files nor in the database.',
    unknown_product: 'No product of this kind has this code, neither in these files nor in the database.',
    price_notice_too_late:
      'Contracts have this product, and a change of its prices is told a month ahead (RD 88/2026 art. 6.1.m and n).',
    no_reference_retailer:
      'Only a retailer of reference applies the social bonus (Ley 24/2013 art. 45.3): contracting.referenceRetailer of the deployment is off.',
    bonus_without_pvpc:
      'The social bonus is a discount on the PVPC (RD 897/2017 art. 6.2), and the product of this contract is not marked pvpc in products.csv.',
    unknown_contract: 'No contract has this name, neither in these files nor in the database.',
    unknown_tariff: 'This access tariff is not known for this kind of supply.',
    powers_not_valid: 'The number of powers is not the one that this access tariff has.',
    periods_not_valid: 'The number of periods with energy is not the one that this access tariff has.',
    unknown_invoice: 'No invoice has this number, neither in these files nor in the database.',
    unknown_rectified:
      'No invoice of this contract has this number, neither in these files nor in the database.',
    unknown_battery: 'No battery has this name, neither in these files nor in the database.',
    invoice_of_other_contract: 'An invoice of another contract has this number already.',
    invoice_refused: 'The row of this invoice in invoices.csv was refused, so this one was not taken either.',
    incomplete_invoice:
      'Another row of this invoice in this file was refused; those the invoice had before stay as they were.',
    too_many_rows: 'The invoice has far more rows in this file than a bill has; none of them was taken.',
    older_folder: 'A folder that was written later has brought this contract; this row was not taken.',
    day_to_come: 'The folder cannot have been written after today; it is taken as one without a day.',
    older_version: 'A newer version of this invoice came in before.',
    span_too_long: 'The days of the invoice span more than five years.',
    due_before_day: 'The invoice would be due before its own day.',
    pending_not_valid:
      'What is pending lies between nothing and the total, and is nothing when the invoice is paid.',
    debt_not_valid: 'The debt lies between nothing and what is pending.',
    payment_not_valid: 'A payment is not nothing, and a refund is negative.',
    other_kind_of_supply: 'This stands on bills of the other kind of supply.',
    unit_not_valid: 'The unit is not one that fits here.',
    regulated_price: 'A tariff of last resort has the prices of its resolution, without discounts.',
    last_resort_tariff: 'A tariff of last resort is only for RL.1, RL.2 and RL.3, up to 50,000 kWh a year.',
    pvpc_offer:
      'Only a retailer of reference contracts the PVPC (contracting.referenceRetailer), in 2.0TD and with persons: it cannot be for companies (RD 216/2014 art. 5.3).',
    overlapping_price: 'Another price of this product, concept and period holds on some of these days.',
    unknown_rate: 'No table of docs/rates.md in which a row can be given has this name.',
    rate_value_not_valid:
      'The value is not written as docs/rates.md writes one of this rate, or is more than ten times what it has ever been.',
    rate_past: 'On some of these days the law is known and past, and is not edited. The first:',
    overlapping_rate: 'Another row of this rate holds on some of these days.',
    shares_too_high: 'The shares of this battery are together more than 100; none of its rows was taken.',
    path_not_valid: 'The file lies outside the folder attachments, or the path is not a plain one.',
    file_not_found: 'The folder attachments has no such file that can be read.',
    empty_attachment: 'The file is empty.',
    attachment_too_large: 'The file is larger than 25 MB.',
    unknown_column: 'This column is not known and was not read.',
    missing_column: 'This column is needed; nothing of this file was read.',
    repeated_column: 'This column stands twice; nothing of this file was read.',
    unknown_file: 'This name is not one the import knows; the file was not read.',
    file_named_otherwise:
      'This name is not one the import knows; the file was not read. By its name or its columns it should be called:',
    mapping_differs:
      'This does not agree with a line before of the same file or column: it has one source, and each of their values one meaning.',
    workbook:
      'This is a workbook, which is not read. Save each sheet as CSV (UTF-8) under the name that it should have:',
    encoding_mixed:
      'The file is in two encodings at once (this line is the first that does not fit the others); nothing of it was read. Export it again as UTF-8.',
    control_character: 'A control character stands here, which no text has; nothing of this file was read.',
    csv_not_valid: 'The file stops being readable here (a quote that is not closed, or a line without end).',
    empty_file: 'The file is empty.',
    archive_not_valid: 'The compressed file is damaged or cut short; nothing of it was taken.',
    archive_too_large: 'The compressed file holds far more than its size warrants; nothing of it was taken.',
    unknown_cups: 'No contract has this CUPS. CUPS, number of readings, and where the first one stands:',
    no_contract_that_day:
      'The CUPS has a contract, but none in force on these days. CUPS, number of readings, first and last day:',
    stamp_not_valid:
      'This is no end of an hour or of a quarter of one in local time, or not with this season flag.',
    hours_not_ends:
      'The hours of this file run from 0 to 23 and not, as ends of hours do, from 1 to 24; nothing of it was taken.',
    reading_not_valid:
      'This is no energy of an hour: whole Wh (F5D, P5D) or kWh with decimals (P1D, Datadis), from 0 to 80 MWh.',
    curve_file_too_large:
      'The file holds more days of supplies than can be checked at once; nothing of it was taken. Bring it in parts.',
    cups_as_number:
      'A spreadsheet has taken this CUPS for a number and dropped its digits: format the column as text and export the file again.',
    unknown_energy_column:
      'This column may hold energy and is none that is known; nothing of the file was taken. Leave the column out, or give it a name of docs/import.md.',
    stamps_unsure:
      'Sources do not agree whether the stamps of such a file are the start or the end of the hour; nothing of it was taken. Ask the distributor, and bring Fecha and Hora (the end of the hour) instead.',
    resolution_unclear:
      'It is not clear whether the rows of this day are hours or quarters of an hour; nothing of the file was taken.',
    decimals_unclear:
      'Some energies have a decimal comma and others a point before three digits (or the other way): 1.234 may be one or a thousand; nothing of the file was taken.',
    two_readings:
      'An earlier line of this file says another energy for the same time and supply; nothing of the file was taken.',
    several_points:
      'The file has rows of several metering points of this CUPS, and what the supply takes may be their sum; none of them was taken. CUPS and points:',
    other_point:
      'The days hold the readings of another metering point of this CUPS, and what the supply takes may be the sum of both; they stay as they are. CUPS, number of days, and the first:',
    json_not_valid:
      'This is no answer of Datadis (a list of readings, or one under timeCurve), or it is larger than 64 MB; nothing of it was taken.',
    reading_marked_invalid: 'The distributor marks this reading as invalid (quality 128 and more).',
    quality_not_valid: 'A quality is a whole number from 0 to 255.',
    method_not_valid: 'This way of obtaining a reading is none of those that the format knows.',
    measure_type_not_valid: 'Only increments of each hour or quarter of one (measure type 11) are read.',
    point_not_main:
      'The line is of a redundant or a check meter of this CUPS, which measures the same again; it is not read.',
    columns_not_valid:
      'The line has other columns than its format: fewer, or those of a second row that was joined to it.',
    market_frame_not_valid:
      'A file of market prices begins with the line MARGINALPDBC; and ends with the line *, and holds one day; nothing of it was taken.',
    market_line_not_valid:
      'This is no line year;month;day;period;price in Portugal;price in Spain; with prices in EUR/MWh of up to three decimals; nothing of this file was taken.',
    market_day_differs: 'This is not the day that the name of the file says; nothing of this file was taken.',
    market_period_not_valid:
      'The periods of a day run from 1 without a gap, in order; nothing of this file was taken.',
    market_day_not_whole:
      'The day lacks prices or has too many: 23, 24 or 25 hours up to 2025-09-30, and 92, 96 or 100 quarters of an hour since; nothing of this file was taken.',
    line_too_long: 'The line is far longer than its format allows; nothing of the file was taken.',
    coefficient_line_not_valid:
      'This is no line CUPS;hour;coefficient with hours from 1 to 8760, or CUPS;coefficient, as the first line of the file is, with a coefficient from 0 to 1 of up to six decimals (RD 244/2019 annex I.1); nothing of the file was taken.',
    coefficients_not_whole:
      'Each CUPS stands once, or once for each hour from 1 to 8760; nothing of the file was taken. CUPS, and the hour that lacks:',
    coefficients_not_one:
      'The coefficients of all who share do not add up to 1 (RD 244/2019 annex I.1); nothing of the file was taken. Hour, where the file has hours, and sum:',
    sharing_too_large: 'More than 1,000 supplies share this installation; nothing of the file was taken.',
    xml_not_valid:
      'The file is not a whole XML document: it is cut off, or its elements are not closed in order; nothing of it was taken.',
    xml_declares:
      'The file declares a document type, which could bring in entities of its own; none is read, and nothing of the file was taken.',
    xml_encoding: 'The bytes of the file are not in the encoding that it declares; nothing of it was taken.',
    xml_too_large:
      'The file is larger than 64 MB, or one part of it holds far more than a bill does; nothing of it was taken.',
    f1_not_message:
      'This is not a billing message of the CNMC (MensajeFacturacion, with CodigoDelProceso F1 and its CUPS); nothing of it was taken.',
    f1_value_not_valid:
      "Something in this distributor's bill is missing, or not as its format says; nothing of the file was taken.",
    f1_no_contract:
      "No contract has this CUPS on the days of this distributor's bill; nothing of it was taken:",
  },
  /** What to do about it. */
  todos: {
    fix: 'Correct the value in your system, export the file again and bring it.',
    fill: 'Fill it in in your system, export the file again and bring it.',
    bringFirst: 'Bring what it names, in this folder or before it; or correct the name.',
    keepOne: 'Leave one of the rows in the file and bring it again.',
    bringWhole: 'Correct the rows of this invoice that were refused and bring all its rows again.',
    column: 'Give the column a name of docs/import.md, or leave it out.',
    addColumn: 'Add the column under this name and bring the file again.',
    rename: 'Give the file a name of docs/import.md and bring it again.',
    exportAgain: 'Export the file again from where it comes, and bring it whole.',
    inParts: 'Bring it in parts.',
    askDistributor: 'Ask the distributor what is right, and bring the file again.',
    decideSupply: 'Bring the contract of this supply, or leave its rows out.',
    notNeeded: 'Nothing, if the older folder or row is the wrong one; else bring a newer one.',
    startLater: 'Start it later; where an official provision changes it, name that in source.',
    deployment: 'Change the setting of the deployment, or leave the row out.',
    attach: 'Put the file into the folder attachments under the name of the row, and bring the folder again.',
  },
  /** Figures and rows that do not agree with each other. */
  notices: {
    line_differs: 'Quantity × price (× days) comes to another amount; more than one cent apart.',
    tax_differs:
      'A tax comes to another amount, from its base and the rate of the law, or its base from the lines.',
    tax_missing: 'The law has a tax for that supply and day that the invoice does not show.',
    taxes_not_checked: 'Taxes before 2025-01-01, or where rates are not known, are not computed again.',
    total_differs: 'Lines and taxes come to another total; more than one cent apart.',
    lines_missing: 'The invoice has no lines.',
    energy_differs: 'The energy lines come to other kWh than the invoice says.',
    reading_differs: 'The two figures of the meter are not as far apart as the quantity says.',
    metered_not_charged:
      'The meter showed reactive energy beyond what is free and the bill has no line for it; the amount is at the regulated prices.',
    readings_energy_differs:
      'The quantities that the meters showed come to other kWh than the bill charges; more than one kWh a row apart.',
    customer_change_differs:
      'The customer changed this here and the file says a third thing; what the customer asked for stays.',
    former_holder_battery:
      'The tie to this battery was of who had the contract before, and the row names no day of the new holder (`since`): the new one is not tied.',
    request_differs:
      'A request of the customer is under way, and the file says neither what was nor what was asked for.',
    repeated_readings:
      'Some times stand twice in a file of curves: the same energy counts once, a billed one over one on no bill, a measure over an estimate.',
    hours_lacking:
      'Rows may have been lost on the way: the file has not every hour (or quarter of one) of these days of the supply, named by their ends; days by themselves are lacking whole. What was there of them before stays. Bring the file again where it should be whole.',
    bonus_ended:
      'The contract is not at the PVPC any more, and the social bonus applies to no other product: it ends on that day.',
    surplus_over_month:
      'The bill compensates surplus, or its late activation, in a billed span of more than a month (RD 244/2019 arts 14.3 and 16 bis.2).',
    late_above_energy:
      'The discount for activating self-consumption late is more than the energy costs (RD 244/2019 art. 16 bis.2).',
    interest_missing:
      'The bill gives back what was charged in excess and has no line of interest (RD 88/2026 art. 45.2).',
    fixed_price_in_term:
      'The product has a fixed price and no `revision`, and the new price comes before some contracts of it (how many is said) have ended or renewed: the retailer alone may not change it until then (RD 88/2026 art. 13.ae). It was taken as the file has it.',
    pvpc_due_early:
      'The bill is of a contract at the PVPC and would be due before the twenty days of RD 897/2017 art. 18.',
    bills_overlap:
      'Another bill of the contract has some of these days too, and neither annuls the other: the days may be charged twice.',
    nif_repeated:
      'Another customer has the same tax id: bring them under one code where they are one, so that they see all contracts together.',
    email_shared:
      'Another customer signs in with this e-mail, and an account is of one customer: this one came in with everything else and without an account, and neither sees what is of the other. Give it an e-mail of its own, or bring both under one code where they are one customer.',
    first_password_refused:
      'The first password is too short, one of those that are tried first, or made of what is known of the customer. The customer was taken without it, and chooses one when activating the account.',
    both_ways_in_hour:
      'In some hours energy was both taken from the grid and given to it. The law counts the balance of each hour alone; the readings are kept as the file has them.',
    coefficients_of_others:
      'Supplies of the file that are of no contract in force in that year: those of other retailers, or wrong. Nothing of them was stored.',
    cau_differs:
      'The contract names another installation (cau in contracts.csv) than the file of coefficients; they were taken.',
    mandate_differs:
      'An active mandate is of another account than the contract is charged to: direct debits need one of that account. Both were taken as they stand.',
    debt_differs: "The debt of the contract is not the sum of its invoices' debts and its old ones.",
    f1_differs: "Our bill for the same days differs from the distributor's; ours stays as it is.",
    f1_no_bill:
      "The contract has no bill here for the days of this distributor's bill, so nothing of it was kept. Import it again once our bill has come in. Days:",
    f1_not_taken: "This part of a distributor's bill has no place here and was not kept:",
  },
  /** The frame of the report as text. */
  report: {
    checked: 'Checked only; nothing was written.',
    finished: 'Import finished.',
    taken: '{good} rows taken',
    saved: '{created} new, {changed} changed, {unchanged} unchanged',
    gone: '{removed} gone',
    refused: '{refused} refused',
    curves: 'curves: {files} files, {readings} readings; {refused} files refused',
    nothingOf: 'nothing of {file} was taken',
    notUnderstood: '{lines} lines not understood',
    noContract: 'curves: {skipped} readings of no contract',
    days: 'curves: {created} new days, {changed} changed, {unchanged} unchanged',
    market: 'market: {files} files of prices',
    marketDays: '{created} new days, {changed} changed, {unchanged} unchanged',
    sharing: 'coefficients: {files} files',
    f1: "distributor's bills: {files} files",
    f1Taken: '{bills} match a bill kept here, {readings} readings taken',
    ofThem: '{said} of {computed}',
    marketRefused: '{refused} files refused',
    problems: '{total} problems:',
    line: 'line {line}',
    lost: 'Rows that were lost with it: {lost}.',
    todo: 'What to do: {todo}',
    more: 'And {count} more.',
    moreOfFiles: '… and {count} more of other files',
    notices: '{total} notices. Rows were taken, but something of them does not agree:',
    lacking: '{said} readings lacking',
    figures: 'says {said}, comes to {computed}',
    unknown: 'nothing known',
    asIn: '{said}, as in {computed}',
    asOf: '{said}, as of customer {computed}',
    against: '{said}, and the contract has {computed}',
    notSet: 'not set',
    moreOfKinds: '… and {count} more of the same kinds',
  },
} as const

type Same<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Same<T[Key]> }

/** The texts of a language. */
export type Words = Same<typeof en>
