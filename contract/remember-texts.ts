/** The texts of a clinic are some hundreds; what visitors type comes on top. */
const MOST = 2000;

/** Works a function of a text out once for each: names, places, topics and signs are looked through at every search. */
export function rememberTexts<Value>(work: (text: string) => Value, most: number = MOST) {
  const known = new Map<string, Value>();
  return (text: string) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const value = work(text);
    known.set(text, value);
    return value;
  };
}
