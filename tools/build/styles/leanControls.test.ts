import { expect, it } from 'vitest'
import { isUnused } from './leanControls'

it.each([
  '.bp6-button.bp6-intent-success',
  '.bp6-button.bp6-outlined.bp6-intent-warning:hover',
  '.bp6-dark .bp6-input-group.bp6-intent-success .bp6-input',
  '.bp6-button:not(.bp6-minimal).bp6-intent-default',
  '.bp6-input.bp6-round',
  '.bp6-dark .bp6-button.bp6-minimal:disabled:hover.bp6-active',
  '.bp6-button-group .bp6-button:first-child',
  '[data-bp-color-scheme=dark] .bp6-input',
  '.bp6-button.bp6-outlined:disabled.bp6-intent-primary',
  '.bp6-input-group.bp6-intent-primary .bp6-input',
  '.bp6-button:not([class*="bp6-intent-"])[class*="bp6-icon-"]::before',
])('leaves out %s', (selector) => expect(isUnused(selector)).toBe(true))

it.each([
  '.bp6-button.bp6-intent-primary',
  '.bp6-button.bp6-outlined.bp6-intent-danger',
  '.bp6-input-group .bp6-button.bp6-intent-primary',
  '.bp6-button:not(.bp6-intent-success)',
  '.bp6-callout.bp6-intent-warning',
  '.bp6-control.bp6-inline',
  '.bp6-input-group .bp6-input',
  ".bp6-button:not([class*='bp6-intent-'], .bp6-minimal)",
])('keeps %s', (selector) => expect(isUnused(selector)).toBe(false))
