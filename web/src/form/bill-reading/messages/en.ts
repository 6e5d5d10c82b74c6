import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const billReading: Messages<(typeof es)['bill-reading']> = {
  label: 'Fill in from the bill',
  hint: 'A photo of the bill’s QR code, or its PDF. It is read on this device: nothing is sent.',
  hintGas: 'The PDF of the gas bill. It is read on this device: nothing is sent.',
  choose: 'Take a photo, choose a file or drop it here',
  reading: 'Reading the code…',
  tooLarge: '{file} is larger than {limit}.',
  empty: '{file} is empty.',
  oneFile: 'One at a time: choose a single bill.',
  several: 'There is more than one bill. Which one should be used?',
  severalCups: 'There is more than one CUPS. Which one should be used?',
  cupsOf: 'CUPS {cups}',
  billOf: 'Bill from {from} to {to}',
  billOfAmount: 'Bill from {from} to {to}: {amount}',
  filled: 'From the bill’s QR code: {fields}. Please check it.',
  filledText: 'From the words of the PDF: {fields}. Please check it.',
  replaced: 'In place of what was typed: {fields}.',
  ofElectricity: 'This is an electricity bill: its CUPS is not that of the gas and is not taken.',
  stays: 'The form keeps the data from before. {bill}.',
  lacking: 'The code does not say: {fields}. Please type it.',
  fields: {
    cups: 'CUPS',
    comerOrigin: 'retailer',
    postalCode: 'postal code',
    power: 'peak power',
    power2: 'off-peak power',
    p1: 'use in P1',
    p2: 'use in P2',
    p3: 'use in P3',
    startDate: 'first day',
    endDate: 'last day',
    invoiceAmount: 'amount',
  },
  problems: {
    none: {
      title: 'No QR code can be seen',
      what: 'The code is on the electricity bill of a home or a small business, next to “comparador de la CNMC”. Move the camera closer until it fills much of the screen, or type the details.',
    },
    none_pdf: {
      title: 'This PDF has no QR code',
      what: 'Electricity bills of homes and small businesses have it; gas bills and old ones do not. Try the whole PDF of the bill, or type the data.',
    },
    damaged: {
      title: 'There is a code, but it cannot be read',
      what: 'A reflection, a crease or a moving hand, usually. Try with more light and the paper flat, with the PDF of the bill, or type the details.',
    },
    incomplete: {
      title: 'The bill’s code lacks details',
      what: 'The retailer printed it cut off, or without the powers or the dates. The details of the bill have to be typed.',
    },
    foreign: {
      title: 'This is not the code of an electricity bill',
      what: 'It was not opened. The bill’s own leads to the comparator of the CNMC; the same sheet may have others, to pay or to advertise.',
    },
    no_gas_cups: {
      title: 'The CUPS of the gas cannot be seen',
      what: 'Gas bills have no code that says it, and no other code was opened. It is read from the PDF of the bill, unless that is a scanned picture; it can be typed too.',
    },
    gas_bill: {
      title: 'This is a gas bill',
      what: 'The electricity supply has another CUPS, which is on the electricity bill. Choose that bill, or type the details.',
    },
    not_loaded: {
      title: 'The reader could not be loaded',
      what: 'Nothing is wrong with the file; the connection fails. Choose it again, or type the details.',
    },
    unreadable: {
      title: 'The file cannot be opened',
      what: 'It has to be a photo or a PDF without a password. The details can be typed too.',
    },
  },
}

export { billReading as 'bill-reading' }
