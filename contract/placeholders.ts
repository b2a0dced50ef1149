/** `{name}`: letters, so that braces around anything else stay what they are. */
const PLACEHOLDER = /\{([A-Za-z]+)\}/g;

/** The names that stand in braces in a text, each once, in their order. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))];
}

/**
 * Puts values in the place of names. Once: braces in a value stay what they are, so that nobody writes a placeholder by
 * giving it as a name. @throws for a name without a value: half a sentence must not be sent
 */
export function fillPlaceholders({
  text,
  values,
}: {
  text: string;
  values: Partial<Record<string, string>>;
}): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`There is no value for {${name}}`);
    return value;
  });
}
