import { useState } from 'react'
import { isImageAddress } from '../../contract/fieldRules'
import { srcSetOf } from '../../contract/uploads'
import styles from './Avatar.module.css'

export interface AvatarProps {
  /** Whose; the initials stand where there is no image. */
  name: string
  /** Address of an image, by https or a path of this site; anything else is no image. */
  image?: string
  /** Edge in px where text has its usual size, 32 by default; it grows with the text. */
  size?: number
}

/**
 * A person's picture, or their initials. Decoration: the name stands beside it.
 *
 * Use it where a person is listed or shown, always beside their name; for pictures of things use the picture itself.
 */
export function Avatar({ name, image = '', size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const style = { width: rem(size), height: rem(size), fontSize: rem(Math.round(size * 0.4)) }
  if (image !== broken && isImageAddress(image)) {
    return (
      <img
        className={styles.avatar}
        style={style}
        // Before the address: not for rows that are only being made.
        loading="lazy"
        src={image}
        srcSet={srcSetOf(image)}
        sizes={`${size}px`}
        alt=""
        onError={() => setBroken(image)}
      />
    )
  }
  return (
    <span className={styles.avatar} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

const rem = (px: number) => `${px / 16}rem`

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
