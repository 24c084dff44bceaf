import { ApiError, networkSentence } from '../../src/api/errors'
import { httpError } from '../../src/api/toApiError'
import { rules } from '../../src/contract/rules'
import styles from './book.module.css'
import { joined, readWords, type Words } from './readWords'

const sources = import.meta.glob<string>('../../src/pages/*/*.ts{,x}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const areaOf = (file: string) => file.replace('../../src/pages/', '').replace(/\/.*$/, '')
const areas = [...new Set(Object.keys(sources).map(areaOf))]
const wordsOfArea = (area: string): Words =>
  joined(
    Object.entries(sources)
      .filter(([file]) => areaOf(file) === area)
      .map(([, source]) => readWords(source)),
  )

interface TableProps {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

const Table = ({ heads, rows }: TableProps) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first + rest.join()}>
            <th scope="row">{first}</th>
            {rest.map((cell, place) => (
              <td key={heads[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const listed = (words: readonly string[]) => words.join(' · ')

/** The fixed words of each area, read from its sources. */
export const ScreenWords = () => (
  <Table
    heads={['Area', 'Labels, columns and buttons', 'Titles', 'Said in a toast']}
    rows={areas.map((area) => {
      const { labels, titles, done } = wordsOfArea(area)
      return [area, listed(labels), listed(titles), listed(done)]
    })}
  />
)

const statuses = [401, 403, 404, 409, 412, 413, 429, 500]

/** What a person reads when a call fails and the server does not say why. */
export const FailureWords = () => (
  <Table
    heads={['What happened', 'What is said']}
    rows={[
      ['No connection', networkSentence],
      ...statuses.map((status) => [`HTTP ${status}`, httpError(status, undefined).message]),
      ['HTTP 429, to be tried again in 30 s', httpError(429, undefined, 30).message],
      ['Any answer with a message of the server', new ApiError('HTTP', 400, 'The message itself').message],
    ]}
  />
)

const project = {
  name: '',
  projectUrl: 'nowhere',
  tagline: '',
  license: '',
  description: '',
  deploymentInstructions: '',
  featuredImage: '',
  isActive: true,
  isClaimed: false,
  isFeatured: false,
  mediaJson: '[]',
  tags: [],
  categories: [],
  language_stacks: [],
}

/** What the contract's rules say of a project that has nothing yet: the same words at the field and from the server. */
export const ProblemWords = () => (
  <Table
    heads={['Field', 'What is said']}
    rows={Object.entries(rules.project(project)).map(([field, words]) => [field, words ?? ''])}
  />
)
