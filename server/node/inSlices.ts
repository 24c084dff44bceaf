/** Runs `work` when it is its turn; the turn is over when `work` is. */
export type InTurn<Held> = <Result>(work: (held: Held) => Promise<Result>) => Promise<Result>

/** After so many ms others have their turn. */
const slice = 25

/**
 * Runs `work`, whose steps are done in turns with others: one turn for as many steps as fit into a slice, as short steps would wait
 * for a turn each, and others for all of a long work. Rejects as `work` does, and where no turn is given.
 */
export async function inSlices<Held, Result>(
  inTurn: InTurn<Held>,
  work: (step: InTurn<Held>) => Promise<Result>,
): Promise<Result> {
  let turn: Promise<Turn<Held>> | undefined
  const give = () => {
    turn?.then(
      ({ end }) => end(),
      () => undefined,
    )
    turn = undefined
  }
  const step: InTurn<Held> = async (run) => {
    const { held, began } = await (turn ??= take(inTurn))
    try {
      return await run(held)
    } finally {
      if (performance.now() - began > slice) give()
    }
  }
  try {
    return await work(step)
  } finally {
    give()
  }
}

interface Turn<Held> {
  held: Held
  began: number
  end: () => void
}

const take = <Held>(inTurn: InTurn<Held>): Promise<Turn<Held>> =>
  new Promise((resolve, reject) => {
    inTurn((held) => new Promise<void>((end) => resolve({ held, began: performance.now(), end }))).catch(
      reject,
    )
  })
