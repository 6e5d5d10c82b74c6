import {
  readDeskDocument,
  readDeskDocuments,
  shownPictures,
  type DeskDocuments,
} from '@endoll/api/desk-documents.ts'
import { fillPath } from '@endoll/api/endpoint.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { DefinitionList } from '../ui/DefinitionList.tsx'
import { Link } from '../ui/Link.tsx'
import { Loaded } from './Loaded.tsx'
import { Picture } from './Picture.tsx'
import { useRead } from './use-desk.ts'
import { Verdict } from './Verdict.tsx'
import { useWords } from './words/use-words.tsx'

interface DocumentsPageProps {
  readonly reference: string
}

/** The documents of a new contract, beside whose they should be, and what is said of them. */
export function DocumentsPage({ reference }: DocumentsPageProps) {
  const { words } = useWords()
  const query = useRead(readDeskDocuments, { params: { reference } })
  return (
    <>
      <p>
        <Link href="/desk/documents">{words.documents.back}</Link>
      </p>
      <h1 tabIndex={-1}>{reference}</h1>
      <Loaded query={query}>{(shown) => <Shown shown={shown} />}</Loaded>
    </>
  )
}

interface ShownProps {
  readonly shown: DeskDocuments
}

function Shown({ shown }: ShownProps) {
  const { words } = useWords()
  const { name, register, registered, kind: kinds } = words.documents
  return (
    <>
      <DefinitionList
        items={[
          { term: name, value: shown.name },
          { term: 'NIF', value: shown.nif },
          { term: 'CUPS', value: groupCups(shown.cups) },
          { term: words.customer.product, value: shown.product },
          { term: register, value: registered[shown.identity_check] },
        ]}
      />
      {shown.files.map(({ id, kind, name: file, media_type }, index) => {
        const path = fillPath(readDeskDocument.path, { reference: shown.reference, file: id })
        return (
          <section key={id}>
            <h2>{`${index + 1}. ${kinds[kind]}`}</h2>
            <Document source={`/api/${path}`} file={file} mediaType={media_type} />
          </section>
        )
      })}
      <Verdict shown={shown} />
    </>
  )
}

interface DocumentProps {
  readonly source: string
  readonly file: string
  readonly mediaType: string
}

function Document({ source, file, mediaType }: DocumentProps) {
  const { words } = useWords()
  const isShown = shownPictures.some((type) => type === mediaType)
  return (
    <>
      {isShown ? (
        <Picture source={source} label={file} />
      ) : (
        <p className="soft">{words.documents.cannotShow}</p>
      )}
      <p>
        <a href={source} download={file}>{`${words.documents.save} ${file}`}</a>
      </p>
    </>
  )
}
