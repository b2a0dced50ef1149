/** Writes each call as Strapi wants it, with a config of its own: Strapi notes in it which grant the call needs. */
const routesWith =
  (config?: () => { auth?: false; policies: string[] }) => (handlers: Record<string, string>) => ({
    routes: Object.entries(handlers).map(([call, handler]) => {
      const [method = '', path = ''] = call.split(' ');
      return { method, path, handler, ...(config && { config: config() }) };
    }),
  });

/** Routes of the website itself, from `POST /cards` to the name of its handler. */
export const forWebsite = routesWith(() => ({ auth: false, policies: ['global::from-website'] }));

export const forStaff = routesWith(() => ({ policies: ['global::is-staff'] }));

export const forManager = routesWith(() => ({ policies: ['global::is-manager'] }));

/** Routes for whom the permissions of Strapi let in. */
export const forEverybody = routesWith();

/** Routes of several kinds of callers to one type. */
export function together(...parts: ReturnType<typeof forEverybody>[]) {
  return { routes: parts.flatMap(({ routes }) => routes) };
}
