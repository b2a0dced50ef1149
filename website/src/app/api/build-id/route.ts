/** The id of the build that is being served; pages compare it with their own (specification, point 2). */
export function GET(): Response {
  return Response.json({ id: process.env.BUILD_ID ?? '' }, { headers: { 'cache-control': 'no-store' } });
}
