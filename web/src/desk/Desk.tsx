import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Found } from '@endoll/api/desk-customers.ts'
import { findCustomers } from '@endoll/api/desk-customers.ts'
import { listDeskDocuments } from '@endoll/api/desk-documents.ts'
import { listDeskMoney } from '@endoll/api/desk-money.ts'
import { readDeskOperating } from '@endoll/api/desk-operating.ts'
import { listDeskErasures } from '@endoll/api/desk-privacy.ts'
import { endDeskSession, readDeskSession, type DeskSession } from '@endoll/api/desk-session.ts'
import { listStaff, readStaffLog } from '@endoll/api/desk-staff.ts'
import { editKeptTexts } from '@endoll/api/desk-texts.ts'
import { deskReasons } from '@endoll/api/desk-words.ts'
import { listDeliveries, listDeskCases, listDeskEnquiries, listDeskRequests } from '@endoll/api/desk-work.ts'
import { languages, localeNames, type Language } from '@endoll/api/language.ts'
import { LinkProvider, Link } from '../ui/Link.tsx'
import { SkipLink } from '../ui/VisuallyHidden.tsx'
import { Button } from '../ui/Button.tsx'
import { focusMainHeading, keepFocus } from '../ui/page-focus.ts'
import { hasCode, isTransient, type ApiError } from '../calls/api-error.ts'
import { DeskLink, useAddress } from './address.tsx'
import { CasePage } from './CasePage.tsx'
import { CasesPage } from './CasesPage.tsx'
import { CustomerPage } from './CustomerPage.tsx'
import { DeliveriesPage } from './DeliveriesPage.tsx'
import { deskCall, keepToken } from './desk-call.ts'
import { DocumentQueue } from './DocumentQueue.tsx'
import { DocumentsPage } from './DocumentsPage.tsx'
import { Enrol } from './Enrol.tsx'
import { EnquiriesPage } from './EnquiriesPage.tsx'
import { ErasuresPage } from './ErasuresPage.tsx'
import { Find } from './Find.tsx'
import { InspectionEnd } from './Inspect.tsx'
import { Loaded } from './Loaded.tsx'
import { LogPage } from './LogPage.tsx'
import { MoneyPage } from './MoneyPage.tsx'
import { OperatingPage } from './OperatingPage.tsx'
import { PaymentPage } from './PaymentPage.tsx'
import { RequestsPage } from './RequestsPage.tsx'
import { SessionProvider, useMay, useSession } from './session.tsx'
import { SignIn } from './SignIn.tsx'
import { StaffPage } from './StaffPage.tsx'
import { TextsPage } from './TextsPage.tsx'
import { goKeys, useGoKeys } from './use-go-keys.ts'
import { useWords, WordsProvider } from './words/use-words.tsx'

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isTransient(error),
    },
    mutations: { networkMode: 'always' },
  },
})

interface DeskProps {
  readonly organisation: string
}

/** The desk of the retailer's own people. */
export function Desk({ organisation }: DeskProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider>
        <LinkProvider value={DeskLink}>
          <Door organisation={organisation} />
        </LinkProvider>
      </WordsProvider>
    </QueryClientProvider>
  )
}

/** Who is signed in, or the form that signs in. */
function Door({ organisation }: DeskProps) {
  const { words } = useWords()
  const [session, setSession] = useState<DeskSession | null>()
  const enter = (opened: DeskSession) => {
    keepToken(opened.token)
    setSession(opened)
  }
  const over = () => {
    queryClient.clear()
    setSession(null)
  }
  const opening = useQuery<boolean, ApiError>({
    queryKey: ['session'],
    queryFn: async () => {
      const opened = await deskCall(readDeskSession).catch((error: unknown) => {
        if (hasCode(error, 'unauthenticated')) return null
        throw error
      })
      if (opened) enter(opened)
      else setSession(null)
      return opened !== null
    },
    enabled: session === undefined,
  })
  useEffect(() => {
    document.title = `${words.desk} · ${organisation}`
  }, [words, organisation])
  if (session === undefined)
    return (
      <main className="desk-page">
        <h1 tabIndex={-1}>{words.desk}</h1>
        <Loaded query={opening}>{() => null}</Loaded>
      </main>
    )
  if (session === null || !session.enrolled)
    return (
      <>
        <header className="desk-bar">
          <strong>{organisation}</strong>
          <LanguageChoice />
        </header>
        {session === null ? <SignIn onIn={enter} /> : <Enrol onIn={enter} />}
      </>
    )
  return (
    <SessionProvider value={{ session, over }}>
      <Frame organisation={organisation} />
    </SessionProvider>
  )
}

function LanguageChoice() {
  const { language, change, words } = useWords()
  return (
    <select
      className="control desk-language"
      aria-label={words.language}
      value={language}
      onChange={(event) => change(event.target.value as Language)}
    >
      {languages.map((each) => (
        <option key={each} value={each}>
          {localeNames[each]}
        </option>
      ))}
    </select>
  )
}

/** How many customers that were opened last are offered. */
const mostRecent = 8

function Frame({ organisation }: DeskProps) {
  const { words } = useWords()
  const { session, over } = useSession()
  const may = useMay()
  const { pathname } = useAddress()
  const [recent, setRecent] = useState<readonly Found[]>([])
  const keep = (one: Found) =>
    setRecent((before) =>
      [one, ...before.filter(({ customer_id }) => customer_id !== one.customer_id)].slice(0, mostRecent),
    )
  const leave = () => void deskCall(endDeskSession).finally(over)
  const pages = [
    ['cases', listDeskCases],
    ['enquiries', listDeskEnquiries],
    ['documents', listDeskDocuments],
    ['requests', listDeskRequests],
    ['money', listDeskMoney],
    ['privacy', listDeskErasures],
    ['operating', readDeskOperating],
    ['deliveries', listDeliveries],
    ['log', readStaffLog],
    ['staff', listStaff],
    ['texts', editKeptTexts],
  ] as const
  useGoKeys(pages.flatMap(([name, endpoint]) => (may(endpoint) ? [name] : [])))
  return (
    <>
      <SkipLink target="main">{words.skip}</SkipLink>
      <header className="desk-bar">
        <Link href="/desk">
          <strong>{organisation}</strong>
        </Link>
        <nav aria-label={words.desk}>
          {pages.flatMap(([name, endpoint]) =>
            may(endpoint)
              ? [
                  <Link
                    key={name}
                    href={`/desk/${name}`}
                    title={`g ${goKeys[name]}`}
                    aria-keyshortcuts={`g ${goKeys[name]}`}
                    aria-current={pathname === `/desk/${name}` ? 'page' : undefined}
                  >
                    {words.menu[name]}
                  </Link>,
                ]
              : [],
          )}
        </nav>
        <LanguageChoice />
        <span className="small">{session.name}</span>
        <Button small look="quiet" onClick={leave}>
          {words.signOut}
        </Button>
        {may(findCustomers) ? <Find recent={recent} onOpen={keep} /> : null}
      </header>
      <main id="main" tabIndex={-1} className="desk-page">
        <Page />
      </main>
    </>
  )
}

/** Whoever comes to another page starts at its heading. */
function usePageFocus(pathname: string): void {
  const last = useRef('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    focusMainHeading()
  }, [pathname])
}

function Page(): ReactNode {
  const { pathname, searchParams } = useAddress()
  const { words } = useWords()
  const may = useMay()
  const [, , name = '', id] = pathname.split('/')
  usePageFocus(pathname)
  useEffect(keepFocus, [])
  const why = deskReasons.find((reason) => reason === searchParams.get('why')) ?? 'call'
  switch (name) {
    case 'customers':
      return id ? <CustomerPage key={id} id={id} why={why} /> : null
    case 'inspections':
      return id ? <InspectionEnd key={id} id={id} /> : null
    case 'cases':
      return id ? <CasePage key={id} id={id} /> : <CasesPage />
    case 'documents':
      return id ? <DocumentsPage key={id} reference={id} /> : <DocumentQueue />
    case 'enquiries':
      return <EnquiriesPage />
    case 'requests':
      return <RequestsPage />
    case 'money':
      return id ? <PaymentPage key={id} reference={id} /> : <MoneyPage />
    case 'privacy':
      return <ErasuresPage />
    case 'operating':
      return <OperatingPage />
    case 'deliveries':
      return <DeliveriesPage />
    case 'log':
      return <LogPage />
    case 'staff':
      return <StaffPage />
    case 'texts':
      return <TextsPage />
    default:
      return (
        <>
          <h1 tabIndex={-1}>{words.desk}</h1>
          {may(findCustomers) ? <p className="soft">{words.find.keys}</p> : null}
        </>
      )
  }
}
