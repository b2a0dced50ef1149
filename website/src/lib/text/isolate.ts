/** Text that keeps its own direction inside a sentence: a name, a value. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** Number or address whose parts keep their order inside an Arabic sentence. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
