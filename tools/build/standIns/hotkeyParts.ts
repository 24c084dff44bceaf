/**
 * Stands in the build for what Blueprint's hotkeys have besides: whether somebody types is decided before a key reaches them
 * (src/components/keys/shortcutKey.ts), they never stand outside of their provider, and the sheet of keys is the console's.
 */
export const elementIsTextInput = () => false
export const HOTKEYS_PROVIDER_NOT_FOUND = ''
export const HotkeysDialog = () => null
