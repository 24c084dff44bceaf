/** DOM id of an entry's option: another one for each entry, with no character that an attribute of ids would split at. */
export const optionId = (listId: string, entryId: string) =>
  `${listId}-${entryId.replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`)}`
