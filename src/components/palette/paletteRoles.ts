/** Roles of a combobox's list, whose focus stays in the input: no element of HTML has them. */
export const paletteRoles = { list: 'listbox', group: 'group', option: 'option' } as const
