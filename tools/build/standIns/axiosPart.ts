/**
 * Stands in the build for parts of axios that no call uses: its list of status codes, forms as JSON, objects as forms, query
 * parameters, and the way to cancel a call that came before AbortSignal.
 */
export default {}
