import type { Core } from '@strapi/strapi';

/** Works out the headers of `strapi::security` once for all calls; only the admin panel and documentation pages get others. */
export function keepSecurityHeaders(make: Core.MiddlewareFactory): Core.MiddlewareFactory {
  return (config, context) => {
    const handler = make(config, context);
    let kept: Record<string, string> | null = null;
    if (!handler) return handler;
    return async (ctx, next) => {
      if (!ctx.path.startsWith('/api/')) return handler(ctx, next);
      if (kept) {
        ctx.set(kept);
        return next();
      }
      const before = new Set(ctx.res.getHeaderNames());
      return handler(ctx, () => {
        const added = Object.entries(ctx.res.getHeaders()).filter(([name]) => !before.has(name));
        kept = Object.fromEntries(added.map(([name, value]) => [name, String(value)]));
        return next();
      });
    };
  };
}
