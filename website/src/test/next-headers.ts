/** The cookies of the browser. */
export const jar = new Map<string, string>();

/** Headers of a request of a page of this website. */
export const given = new Headers({ host: 'clinic.example', origin: 'https://clinic.example' });

/** Stands in for `next/headers`. */
export const headers = async () => given;
export const cookies = async () => ({
  get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
  getAll: () => [...jar].map(([name, value]) => ({ name, value })),
  set: (name: string, value: string) => (value === '' ? jar.delete(name) : jar.set(name, value)),
});
