/** What the palette, its field and its list are called. */
export const paletteName = 'Find anything'
