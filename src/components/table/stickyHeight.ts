/** Height in px of what stays at the top of the window above a table's rows: the page's bar and the table's head, as in tokens.scss. */
export const stickyHeight = 56 + 36
/** Height in px of the page's bar alone. */
export const barHeight = 56
