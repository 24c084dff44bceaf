import { StoryLink } from '../StoryLink'
import styles from './overview.module.css'
import type { LooksEntry } from './overviewIndex'
import { useFile } from './readOverview'

/** What changed in the looks, commit by commit: what was meant, and pictures of before and after. */
export function LooksChangelog() {
  const read = useFile<LooksEntry[]>('overview/looks.json')
  const entries = read.state === 'read' ? read.value : []
  return (
    <div className={styles.wall}>
      <h1>Changelog of looks</h1>
      <p className={styles.source}>
        Written from the lines <code>Looks: …</code> of commits, with the pictures that{' '}
        <code>npm run test:visual</code> took before and after.
      </p>
      {read.state !== 'reading' && entries.length === 0 && (
        <p className={styles.notice}>
          No change of looks has been recorded here yet. Run <code>npm run test:visual</code> on a commit that
          has such a line.
        </p>
      )}
      {entries.map(({ commit, words, pictures, more }) => (
        <section key={`${commit.id} ${words[0]}`} className={styles.area}>
          <h2>
            <time>{commit.date.slice(0, 10)}</time> {words.join('; ')}
          </h2>
          <p className={styles.source}>
            {commit.id.slice(0, 7)} {commit.subject}
            {pictures.length === 0 && ' · no pictures on this machine'}
            {more > 0 && ` · and ${more} more stories`}
          </p>
          <ul className={styles.pairs}>
            {pictures.map(({ name, before, after }) => (
              <li key={name}>
                <StoryLink story={name.replace(/\.\d+\.\w+\.png$/, '')}>
                  {name.replace(/\.png$/, '').replaceAll('.', ', ')}
                </StoryLink>
                <div className={styles.pair}>
                  <Picture label="Before" file={before} />
                  <Picture label="After" file={after} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Picture({ label, file }: { label: string; file: string | undefined }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {file === undefined ? (
        <span className={styles.missing}>{label === 'Before' ? 'New story' : 'Story removed'}</span>
      ) : (
        <img src={`overview/${file}`} alt="" loading="lazy" decoding="async" />
      )}
    </figure>
  )
}
