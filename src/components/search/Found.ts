/** What a search found. */
export class Found<Item> {
  #best: readonly Item[] | undefined
  #ranks: ReadonlyMap<Item, number> | undefined

  /** `items` in the order of the index, and beside each its rank: 0 is best. */
  constructor(
    readonly items: readonly Item[],
    private readonly rankAt: readonly number[],
  ) {}

  /** The best first; equal ones stay in the order of the index. There are few different ranks, but there may be many items. */
  get best(): readonly Item[] {
    return (this.#best ??= this.ordered())
  }

  /** The rank of each item. */
  get ranks(): ReadonlyMap<Item, number> {
    return (this.#ranks ??= new Map(this.items.map((item, at) => [item, this.rankAt[at] ?? 0])))
  }

  private ordered(): readonly Item[] {
    const byRank = new Map<number, Item[]>()
    this.items.forEach((item, at) => {
      const rank = this.rankAt[at] ?? 0
      const same = byRank.get(rank)
      if (same) same.push(item)
      else byRank.set(rank, [item])
    })
    const ranks = [...byRank.keys()].sort((one, other) => one - other)
    return ranks.flatMap((rank) => byRank.get(rank) ?? [])
  }
}
