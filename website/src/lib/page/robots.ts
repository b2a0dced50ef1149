/** Names of search engines and makers of link previews. Apps whose people browse in them (Telegram, DuckDuckGo) have a name too. */
const ROBOT =
  /(?:^|[^u])bot\b|crawl|spider|slurp|mediapartners|google-inspectiontool|bingpreview|yandex\.com\/bots|facebookexternalhit|facebookcatalog|meta-externalagent|^whatsapp\/|embedly|quora link preview|skypeuripreview|vkshare|ia_archiver/i;

/** True for the User-Agent of a search engine or of a maker of link previews. */
export function isRobot(userAgent: string | null): boolean {
  return userAgent !== null && ROBOT.test(userAgent);
}
