const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const NO_ROUTE = 'none';

/** The route that has answered, as its pattern, and the method: words of a fixed set. Known once the router has run. */
export function routeOf(ctx: { method: string; _matchedRoute?: unknown }): { method: string; route: string } {
  const { method, _matchedRoute: route } = ctx;
  return {
    method: METHODS.has(method) ? method : 'other',
    route: typeof route === 'string' && route.startsWith('/') ? route : NO_ROUTE,
  };
}
