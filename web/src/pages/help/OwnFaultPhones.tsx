import { getContract, listContracts } from '@endoll/api/contracts.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { queryClient, read } from '../../calls/query.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

/** Who has more supplies finds each one's phone on its page. */
const most = 4

interface OwnFaultPhonesProps {
  readonly kind: 'electricity' | 'gas'
}

/** The page is for visitors too, and holds no replies of its own. */
export function OwnFaultPhones(props: OwnFaultPhonesProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <OfSupplies {...props} />
    </QueryClientProvider>
  )
}

function OfSupplies({ kind }: OwnFaultPhonesProps) {
  const list = useQuery(read(listContracts, { query: { type: kind, only: 'active' } }, { version: 2 }))
  const contracts = list.data?.items.slice(0, most) ?? []
  return (
    <ul role="list">
      {contracts.map(({ name }) => (
        <OfSupply key={name} name={name} />
      ))}
    </ul>
  )
}

interface OfSupplyProps {
  readonly name: string
}

function OfSupply({ name }: OfSupplyProps) {
  const { data } = useQuery(read(getContract, { params: { name } }))
  if (data?.dso_phone == null) return null
  const of = [data.place.name, data.dso?.name].filter((word) => word != null)
  return (
    <li>
      {of.join(' · ')}: <PhoneLink phone={data.dso_phone} />
    </li>
  )
}
