/**
 * Stands in the build for Blueprint's list of all icon names, 27 kB that every button would bring along: icons are
 * imported one by one here, none is asked for by its name.
 */
export const BlueprintIcons_16 = {}
export const BLUEPRINT_ICONS_16_CODEPOINTS = {}
