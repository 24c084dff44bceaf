export { observeWindowOffset, observeWindowRect, Virtualizer, windowScroll } from '@tanstack/react-virtual'
