import type { CSSProperties } from 'react'
import styles from '../book.module.css'
import { tokens } from './tokens'

type Scale = 'space' | 'radius' | 'text' | 'shadow' | 'font' | 'z' | 'motion' | 'line' | 'width'

const isOf = (scale: Scale, name: string) =>
  scale === 'width' ? name.endsWith('-width') : name.startsWith(`--${scale}`)

function Sample({ scale, name }: { scale: Scale; name: string }) {
  const value = `var(${name})`
  const texts: Partial<Record<Scale, CSSProperties>> = {
    text: { fontSize: value },
    font: { fontFamily: value },
  }
  if (scale === 'space') return <div className={styles.bar} style={{ width: value }} />
  if (scale === 'radius') return <div className={styles.corner} style={{ borderRadius: value }} />
  if (scale === 'shadow') return <div className={styles.raised} style={{ boxShadow: value }} />
  const style = texts[scale]
  return style ? (
    <p className={styles.sample} style={style}>
      Projects that people will find
    </p>
  ) : null
}

interface ScaleTokensProps {
  scales: readonly Scale[]
}

/** Sizes, distances and the like from the stylesheet, each drawn where it can be. */
export function ScaleTokens({ scales }: ScaleTokensProps) {
  const rows = scales.flatMap((scale) =>
    tokens
      .filter(({ name, kind }) => kind !== 'color' && isOf(scale, name))
      .map(({ name, light }) => ({ scale, name, value: light })),
  )
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">Looks so</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ scale, name, value }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{value}</td>
              <td>
                <Sample scale={scale} name={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
