const NUMBER = /\{number(?::([1-9]))?\}/;

/** Writes a file number in the clinic's form: `F-{number:5}` makes `F-00012` of 12. */
export function writeFileNumber(form: string, number: number): string {
  return form.replace(NUMBER, (_, digits) => String(number).padStart(Number(digits ?? 1), '0'));
}
