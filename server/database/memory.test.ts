import { databaseConformance } from './conformance/conformance'
import { openMemoryDatabase } from './memory'

databaseConformance('memory', async () => ({ database: openMemoryDatabase(), end: async () => {} }))
