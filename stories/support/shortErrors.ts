import { configure } from 'storybook/test'

/** So many characters of an error say what is missing, and which roles there are instead. */
const longest = 800

/** Testing Library adds the whole document to each of its errors: nobody finds the next one behind it. */
configure({
  getElementError(message) {
    const said = message ?? ''
    const error = new Error(said.length > longest ? `${said.slice(0, longest)} …` : said)
    error.name = 'TestingLibraryElementError'
    return error
  },
})
