import { expect, it } from 'vitest';
import { readVideoAddress } from './video-address';

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ',
])('the address of a video leads to its player: %s', (address) => {
  const playerUrl = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
  expect(readVideoAddress(address)).toEqual({ site: 'YouTube', playerUrl });
});

it('the address of a video keeps the key of a video that is not listed', () => {
  const playerUrl = readVideoAddress('https://vimeo.com/1084537/ab12cd')?.playerUrl;
  expect(playerUrl).toBe('https://player.vimeo.com/video/1084537?autoplay=1&dnt=1&h=ab12cd');
});

it.each([
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ',
  'http://youtu.be/aqz-KE-bpKQ',
  'no address',
])('the address of a video is no video: %s', (address) => expect(readVideoAddress(address)).toBeNull());
