/** @param {number[]} values @returns the middle one, or the mean of the two in the middle; NaN for none */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const [below = Number.NaN, above = below] = sorted.slice(
    (sorted.length - 1) >> 1,
    (sorted.length >> 1) + 1,
  );
  return (below + above) / 2;
}

/** @param {number[]} values @param {number} share such as 0.99 @returns the value that this share stays below; NaN for none */
export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Combines several runs of one figure; `isTotal` for counts, which are summed. @param {number[]} values one per run */
export function combine(values, { isTotal = false } = {}) {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (isTotal) return { value: total, lowest: total, highest: total };
  return { value: median(values), lowest: Math.min(...values), highest: Math.max(...values) };
}
