/** One step of the schema: statements without parameters. A step that has been released is never edited; add another. `fixtures` has a dump of each schema that was released. */
export interface Migration {
  id: number
  name: string
  sql: string
}
