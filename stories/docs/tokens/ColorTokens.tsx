import styles from '../book.module.css'
import { isBackground } from './contrastPairs'
import type { Token } from './readTokens'
import { tokens } from './tokens'

const colors = tokens.filter(({ kind }) => kind === 'color')

const Swatch = ({ color }: { color: string }) => (
  <>
    <span className={styles.swatch} style={{ background: color }} />
    <code>{shortly(color)}</code>
  </>
)

/** Whole numbers are enough to read; the stylesheet has the exact ones. */
const shortly = (color: string) =>
  color.replace(/[\d.]+%/g, (share) => String(Math.round((Number.parseFloat(share) / 100) * 255)))

const Row = ({ token }: { token: Token }) => (
  <tr>
    <th scope="row">
      <code>{token.name}</code>
    </th>
    <td>
      <Swatch color={token.light} />
    </td>
    <td>
      <Swatch color={token.dark} />
    </td>
  </tr>
)

interface ColorTokensProps {
  /** Grounds that others stand on, or what stands on them. */
  show: 'grounds' | 'others'
}

/** The colours of the stylesheet in both themes. */
export const ColorTokens = ({ show }: ColorTokensProps) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {colors
          .filter(({ name }) => isBackground(name) === (show === 'grounds'))
          .map((token) => (
            <Row key={token.name} token={token} />
          ))}
      </tbody>
    </table>
  </div>
)
