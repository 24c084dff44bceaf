/**
 * Roles of a table's parts. They stand in the document although its elements have them: where a table is narrow its rows
 * are drawn as cards, and what is not drawn as a table is none to some browsers.
 */
export const tableRoles = {
  table: 'table',
  treegrid: 'treegrid',
  rowgroup: 'rowgroup',
  row: 'row',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
  cell: 'cell',
  gridcell: 'gridcell',
} as const
