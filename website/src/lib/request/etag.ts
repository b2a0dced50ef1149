/** True for an answer that the reader has already: the tags of `If-None-Match` are compared weakly (RFC 9110, 13.1.2). */
export function isUnchanged(etag: string | null | undefined, ifNoneMatch: string | null | undefined) {
  if (!etag || !ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
