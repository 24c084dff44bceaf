import { useState } from 'react'
import styles from './Avatar.module.css'

interface AvatarProps {
  name: string
  /** Address of the picture, or ''. */
  image: string
}

/** A person's picture, or the first letters of the name where there is none or it can't be loaded. */
export function Avatar({ name, image }: AvatarProps) {
  const [broken, setBroken] = useState('')
  const isShown = image !== '' && image !== broken
  return (
    <span className={styles.avatar}>
      {isShown ? (
        <img src={image} alt={`Profile image of ${name}`} onError={() => setBroken(image)} />
      ) : (
        <span role="img" aria-label={`${name} has no profile image`}>
          {initials(name)}
        </span>
      )}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('')
}
