/** The cookies of the browser. */
export const jar = new Map<string, string>();

/** Stands in for `next/headers`: the request of a page of this website. */
export const headers = async () => new Headers({ host: 'clinic.example', origin: 'https://clinic.example' });
export const cookies = async () => ({
  get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
  getAll: () => [...jar].map(([name, value]) => ({ name, value })),
  set: (name: string, value: string) => (value === '' ? jar.delete(name) : jar.set(name, value)),
});
