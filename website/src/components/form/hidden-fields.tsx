/** Fields of a form that nobody sees, such as what its address already asks for. */
export function HiddenFields({ of: fields }: { of: Record<string, string | number> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
