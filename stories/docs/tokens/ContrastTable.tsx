import styles from '../book.module.css'
import { contrastPairs, type Pair } from './contrastPairs'
import { tokens } from './tokens'

const values = new Map(tokens.map((token) => [token.name, token]))
const pairs = contrastPairs(tokens)
const foregrounds = [...new Set(pairs.map(({ foreground }) => foreground))]

interface ChipsProps {
  of: readonly Pair[]
  theme: 'light' | 'dark'
}

/** Each pair in its own colours: its ground and its ratio, rounded down. What only draws lines stands beside the text. */
const Chips = ({ of, theme }: ChipsProps) => (
  <div className={styles.chips}>
    {of.map(({ foreground, background, least, [theme]: ratio }) => {
      const color = values.get(foreground)?.[theme]
      const ground = values.get(background)?.[theme]
      const look = least === 4.5 ? { color } : { color: values.get('--text')?.[theme], borderColor: color }
      return (
        <span key={background} className={styles.chip} style={{ background: ground, ...look }}>
          {background.slice(2)} {(Math.floor(ratio * 10) / 10).toFixed(1)}
        </span>
      )
    })}
  </div>
)

/** Every colour on every ground that it may stand on, with the ratio of the two in both themes. */
export const ContrastTable = () => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">At least</th>
          <th scope="col">On its grounds, light</th>
          <th scope="col">On its grounds, dark</th>
        </tr>
      </thead>
      <tbody>
        {foregrounds.map((name) => {
          const own = pairs.filter(({ foreground }) => foreground === name)
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{own[0]?.least}</td>
              <td>
                <Chips of={own} theme="light" />
              </td>
              <td>
                <Chips of={own} theme="dark" />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
