export const PAGE = `<p>${'An ear, a nose and a throat. '.repeat(200)}</p>`;
export const KEPT = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=600' };

/** A promise, and what keeps it. */
export function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
