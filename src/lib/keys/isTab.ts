/** Whether a key is Tab. WebKitGTK has no name for it while Shift is held, only the code of the key. */
export const isTab = ({ key, keyCode }: Pick<KeyboardEvent, 'key' | 'keyCode'>): boolean =>
  key === 'Tab' || (key === 'Unidentified' && keyCode === 9)
