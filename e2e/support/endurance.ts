/** Whether everything is tried (`npm run test:endurance`), where `npm test` tries one of each kind. */
export const isEndurance = process.env['ENDURANCE'] === 'true'

/** Of cases that differ little, those that this run tries: all in endurance, in `npm test` those that `isUsual` picks. */
export const casesOf = <Case>(
  all: readonly Case[],
  isUsual: (one: Case, place: number) => boolean,
): readonly Case[] => (isEndurance ? all : all.filter(isUsual))

/** Server tests that take long, as they start whole servers, and rarely fail: `npm run test:endurance` alone has them. */
export const slowServerTests = [
  'server/node/{admin,stop}.test.ts',
  'server/node/starts/*.test.ts',
  'server/node/backup/backup.test.ts',
  'server/node/images/uploadMemory.test.ts',
  // Of the data folder; PGlite in memory passes the same suite as one in a folder.
  'server/node/storage/{dataFolder,privateFolder,wholeDataFolder}.test.ts',
]

/** Journeys that take long and rarely fail: `npm run test:endurance` alone has them. */
export const slowJourneys = [
  'e2e/{faults,nginx,operation,recipe}/**/*.test.ts',
  'e2e/journeys/{editorObjects,layoutShift}.test.ts',
  // Other journeys are on PGlite too; it does the main tasks, of which `npm test` has the journey on PostgreSQL.
  'e2e/journeys/pglite.test.ts',
  'e2e/journeys/session/{lateClient,otherPerson}.test.ts',
]
