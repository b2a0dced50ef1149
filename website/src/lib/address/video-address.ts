/** Sites whose players may stand in a page (content policy). */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live)\/([\w-]+)/;

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const id =
    hostname === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? YOUTUBE_PATH.exec(pathname)?.[1]);
  return id && YOUTUBE_ID.test(id) ? id : null;
}

/** The video that an address leads to, as people copy it; null for one that is no video of a site whose player is known. */
export function readVideoAddress(address: string) {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  if (url.protocol !== 'https:') return null;
  if (host === 'youtube.com' || host === 'youtu.be') {
    const id = youtubeId(url);
    return id ? { site: 'YouTube', playerUrl: `${VIDEO_PLAYERS[0]}/embed/${id}?autoplay=1&rel=0` } : null;
  }
  const [, id, hash] = host === 'vimeo.com' ? (/^\/(\d+)(?:\/(\w+))?/.exec(url.pathname) ?? []) : [];
  if (!id) return null;
  const privacy = hash ? `&h=${hash}` : '';
  return { site: 'Vimeo', playerUrl: `${VIDEO_PLAYERS[1]}/video/${id}?autoplay=1&dnt=1${privacy}` };
}
