/** One step of the schema: statements without parameters. A step that has been released is never edited; add another. */
export interface Migration {
  id: number
  name: string
  sql: string
}
