/** Names that search engines and the makers of link previews give themselves. */
const ROBOT =
  /bot\b|crawl|spider|slurp|mediapartners|google-inspectiontool|bingpreview|duckduck|baiduspider|yandex|facebookexternalhit|facebookcatalog|meta-externalagent|whatsapp|telegram|twitter|linkedin|slack|discord|pinterest|embedly|quora link preview|skypeuripreview|vkshare|redditbot|applebot|ia_archiver/i;

/** True for the User-Agent of a search engine or of a maker of link previews. */
export function isRobot(userAgent: string | null): boolean {
  return userAgent !== null && ROBOT.test(userAgent);
}
