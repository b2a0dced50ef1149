/** Returns what was typed into these fields, to be shown again; cut, as nobody has checked it. */
export function typedIn<Name extends string>(
  form: FormData,
  names: readonly Name[],
  mostLetters: number,
): Record<Name, string> {
  const typed = names.map((name) => [name, String(form.get(name) ?? '').slice(0, mostLetters)]);
  return Object.fromEntries(typed);
}
