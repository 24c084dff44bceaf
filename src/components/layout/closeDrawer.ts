/** Closes the drawer: nothing else is drawn above a modal <dialog>. */
export const closeDrawer = (): void => document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
