/** Reads the website's own answer to a sent form, by the `status` it has. @throws TypeError when something else answered. */
export function readOwnAnswer<State>(answer: unknown, statuses: readonly string[]): State {
  const status = typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : null;
  if (statuses.includes(String(status))) return answer as State;
  throw new TypeError('The answer is not from a form of ours.');
}
