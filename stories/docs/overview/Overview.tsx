import { Classes } from '@blueprintjs/core'
import { useMemo, useState } from 'react'
import { useToolbarTheme } from '../../../.storybook/toolbarTheme'
import { viewportOf } from '../../../.storybook/widths'
import { StoryLink } from '../StoryLink'
import { arrange, kinds, type Area, type Kind, type Wanted } from './arrange'
import { Choice } from './Choice'
import styles from './overview.module.css'
import type { OverviewIndex, PicturedCommit } from './overviewIndex'
import { useFile, useStories } from './readOverview'

const themes = ['light', 'dark'] as const
const usual = [1280, 390]

/** A picture of every screen, form and component in every state; a click opens the story. */
export function Overview() {
  const theme = useToolbarTheme()
  const stories = useStories()
  const indexFile = useFile<OverviewIndex | null>('overview/index.json')
  const index = indexFile.state === 'read' ? (indexFile.value ?? undefined) : undefined
  const [wanted, setWanted] = useState<Wanted>({
    kind: 'everything',
    words: '',
    width: 1280,
    theme,
    since: '',
  })
  const change = (part: Partial<Wanted>) => setWanted((before) => ({ ...before, ...part }))
  const areas = useMemo(
    () => (stories.state === 'read' ? arrange(stories.value, index, wanted) : []),
    [stories, index, wanted],
  )
  const number = stories.state === 'read' ? stories.value.length : 0
  const shown = areas.reduce((sum, { rows }) => sum + rows.reduce((n, { cards }) => n + cards.length, 0), 0)
  return (
    <div className={styles.wall}>
      <h1>Overview</h1>
      {indexFile.state !== 'reading' && <Source index={index} />}
      <form className={styles.bar} aria-label="Stories" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          className={styles.input}
          aria-label="Search stories"
          placeholder="Search: projects conflict"
          value={wanted.words}
          onChange={({ target }) => change({ words: target.value })}
        />
        <Choice
          name="Width"
          options={widthsOf(index).map((width) => ({ value: width, label: `${width} px` }))}
          value={wanted.width}
          onChange={(width) => change({ width })}
        />
        <Choice
          name="Theme"
          options={themes.map((value) => ({ value, label: value === 'light' ? 'Light' : 'Dark' }))}
          value={wanted.theme}
          onChange={(value) => change({ theme: value })}
        />
        <select
          className={styles.input}
          aria-label="Kind"
          value={wanted.kind}
          onChange={({ target }) => change({ kind: target.value as Kind })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kind[0]?.toUpperCase() + kind.slice(1)}
            </option>
          ))}
        </select>
        <select
          className={styles.input}
          aria-label="Changed since"
          value={wanted.since}
          onChange={({ target }) => change({ since: target.value })}
        >
          <option value="">Changed or not</option>
          {index?.since.map(({ commit }) => (
            <option key={commit.id} value={commit.id}>
              Changed since {nameOf(commit)}
            </option>
          ))}
        </select>
        <output className={styles.count}>
          {shown === number ? `${shown} stories` : `${shown} of ${number} stories`}
        </output>
      </form>
      {stories.state === 'failed' && <p>The list of stories could not be read. Load the page again.</p>}
      {stories.state === 'read' && shown === 0 && <p className={styles.none}>No story is like that.</p>}
      {areas.map((area) => (
        <AreaView key={area.name} area={area} wanted={wanted} />
      ))}
    </div>
  )
}

const widthsOf = (index: OverviewIndex | undefined): number[] => {
  const widths = new Set((index?.pictures ?? []).map((name) => Number(name.split('.').at(-2))))
  return widths.size === 0 ? usual : [...widths].sort((one, other) => other - one)
}

const nameOf = ({ id, subject }: PicturedCommit) => `${id.slice(0, 7)} ${subject}`

/** Where the pictures come from, or how to take them. */
function Source({ index }: { index: OverviewIndex | undefined }) {
  if (!index)
    return (
      <p className={styles.notice}>
        No pictures have been taken yet. Run <code>npm run test:visual -- --no-compare</code>, then{' '}
        <code>npm run build-storybook</code>. Every story is listed and can be opened all the same.
      </p>
    )
  const { commit, isChanged, browser } = index
  return (
    <p className={styles.source}>
      Pictures of {nameOf(commit)}
      {isChanged && ' with changes that are not committed'}, <time>{commit.date.slice(0, 10)}</time>,{' '}
      {browser}
    </p>
  )
}

function AreaView({ area, wanted }: { area: Area; wanted: Wanted }) {
  const { width, theme } = wanted
  return (
    <section className={styles.area} aria-label={area.name}>
      <h2>{area.name}</h2>
      {area.rows.map(({ title, name, cards }) => (
        <section key={title} className={styles.row} aria-label={title}>
          <h3>
            {name} <span>{cards.length}</span>
          </h3>
          <ul className={width < 640 ? `${styles.cards} ${styles.narrow}` : styles.cards}>
            {cards.map((card) => (
              <li key={card.id}>
                <StoryLink
                  story={card.id}
                  className={styles.card}
                  globals={{ theme, viewport: viewportOf(width) }}
                >
                  <span
                    className={[
                      styles.frame,
                      theme === 'dark' && Classes.DARK,
                      area.name === 'Components' && styles.part,
                    ]
                      .filter(Boolean)
                      .join(' ')}
                  >
                    {card.picture === undefined ? (
                      <span className={styles.missing}>No picture</span>
                    ) : (
                      <img src={`overview/${card.picture}.webp`} alt="" loading="lazy" decoding="async" />
                    )}
                  </span>
                  <span className={styles.name}>{card.name}</span>
                </StoryLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
