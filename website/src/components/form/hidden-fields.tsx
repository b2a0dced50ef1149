/** Hidden fields of a form, such as the filter in its address. */
export function HiddenFields({ of: fields }: { of: Record<string, string | number> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
