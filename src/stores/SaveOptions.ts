/** What a form may add to its save: the key of the filled form, which makes a repeated create harmless. */
export interface SaveOptions {
  idempotencyKey?: string
}
