/**
 * Stands in the build for Blueprint's loaders of icon paths, which fetch one of two chunks of 300 kB for an icon that is
 * asked for by its name: icons are imported one by one here.
 */
export const allPathsLoader = async () => undefined
export const splitPathsBySizeLoader = async () => undefined
