/** Whether an answer is still the one that a reader has: the tags of `If-None-Match` are compared weakly (RFC 9110, 13.1.2). */
export function isUnchanged(etag: string | null, ifNoneMatch: string | null): boolean {
  if (etag === null || ifNoneMatch === null) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
