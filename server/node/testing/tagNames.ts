/** Names of the tags of a running server. */
export async function tagNames(address: string): Promise<string[]> {
  const { data } = (await (await fetch(`${address}/api/public/tags`)).json()) as { data: { name: string }[] }
  return data.map(({ name }) => name)
}
