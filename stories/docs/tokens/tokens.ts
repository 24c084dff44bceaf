import css from '../../../src/styles/tokens.scss?inline'
import { readTokens } from './readTokens'

/** The tokens of the console's stylesheet, as it is compiled for this page. */
export const tokens = readTokens(css)
