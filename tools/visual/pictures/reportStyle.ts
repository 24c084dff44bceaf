/** Style of the report: the pictures of one story stand beside each other, as large as they fit. */
export const reportStyle = `
:root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 1800px; margin: 0 auto; padding: 24px; }
h1 { font-size: 24px; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 40px 0 12px; }
h3 { font-size: 14px; margin: 0; overflow-wrap: anywhere; }
p { margin: 4px 0 12px; }
article { padding: 16px 0; border-top: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); }
.pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
figure { flex: 1 1 300px; min-width: 0; margin: 0; }
figcaption { margin-bottom: 4px; font-size: 12px; }
img { max-width: 100%; outline: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); }
pre { margin: 0; overflow-x: auto; white-space: pre-wrap; }
`
