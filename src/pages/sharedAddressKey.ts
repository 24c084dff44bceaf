/** Names the projects of one address among what somebody said is different. */
export const addressKey = (address: string): string => `urls ${address}`
