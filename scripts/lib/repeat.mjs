/**
 * Does something over and over, until it is told to end.
 *
 * @param {(turn: number) => Promise<unknown>} work
 * @returns {() => Promise<void>} ends it, once the turn that is under way is over
 */
export function repeat(work) {
  let isOver = false;
  const all = (async () => {
    for (let turn = 0; !isOver; turn += 1) await work(turn);
  })();
  return async () => {
    isOver = true;
    await all;
  };
}
