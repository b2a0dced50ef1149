/** Answers with something that is the same for everybody, and kept for some seconds. */
export function publicAnswer(body: BodyInit | null, type: string, seconds: number): Response {
  const headers = { 'content-type': type, 'cache-control': `public, max-age=${seconds}` };
  return new Response(body, { headers });
}
