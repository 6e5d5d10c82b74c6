export const breaks = [
  {
    name: 'a bill says what another bill put into the battery',
    text: 'row.contract_id === contractId && row.invoice_number === number',
    becomes: 'row.contract_id === contractId',
    noticedBy: ['r.bill-battery'],
  },
  {
    name: 'batteries that are switched off are shown',
    text: 'if (!deployment.switches.virtualBattery) return []',
    becomes: '',
  },
]
