/** `{name}`: letters only, so that other text in braces is left alone. */
const PLACEHOLDER = /\{([A-Za-z]+)\}/g;

/** The names that stand in braces in a text, each once, in their order. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))];
}

/** Fills placeholders once, so that braces in a value stay; throws for a name without value. */
export function fillPlaceholders(given: { text: string; values: Partial<Record<string, string>> }): string {
  const { text, values } = given;
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`There is no value for {${name}}`);
    return value;
  });
}
