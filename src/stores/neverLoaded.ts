import { Resource } from './Resource'

/** Stands for a value that is not wanted, where a component must name a resource: it is never loaded. */
export const neverLoaded = new Resource<never>(() => new Promise(() => undefined))
