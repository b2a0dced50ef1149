/** The variable parts of an address, as Next hands them to a route or a layout. */
export interface Params<Part extends string = 'locale'> {
  params: Promise<Record<Part, string>>;
}
