import { HelpIcon, MediaIcon, VideoIcon } from '@blueprintjs/icons'
import { useState } from 'react'
import { isImageAddress } from '../../contract/fieldRules'
import { srcSetOf } from '../../contract/uploads'
import type { MediaEntry } from './mediaJson'
import styles from './MediaRow.module.css'
import { youtubePicture } from './youtubeAddress'

/** YouTube answers a grey picture of this width, in px, for a video that has none. */
const noPicture = 120

/**
 * The picture of a media item, or of its video. An icon stands there until it has come, and for good where there is none.
 *
 * Use it in MediaRow.
 */
export function MediaThumb({ entry: { item } }: { entry: MediaEntry }) {
  const [shown, setShown] = useState<string>()
  if (!item) return <HelpIcon aria-hidden />
  const isVideo = item.type === 'YOUTUBE'
  const address = isVideo ? youtubePicture(item.url) : isImageAddress(item.url) ? item.url : undefined
  const Icon = isVideo ? VideoIcon : MediaIcon
  return (
    <>
      <Icon aria-hidden />
      {address && (
        <img
          key={address}
          className={shown === address ? styles.shown : styles.coming}
          src={address}
          srcSet={srcSetOf(address)}
          sizes="96px"
          alt=""
          // The picture's host learns of no address of the console.
          referrerPolicy="no-referrer"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth } }) => {
            if (!isVideo || naturalWidth > noPicture) setShown(address)
          }}
        />
      )}
    </>
  )
}
