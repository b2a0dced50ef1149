import { expect, it } from 'vitest';
import { isRobot } from './robots';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
])('a robot says so: %s', (agent) => expect(isRobot(agent)).toBe(true));

it.each([
  null,
  `${PHONE} Chrome/126.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  // People in the browser of an app, and one whose phone is a Cubot.
  `${PHONE} Version/4.0 Chrome/126.0.0.0 Mobile DuckDuckGo/5 Safari/537.36`,
  `${PHONE} Chrome/126.0.0.0 Mobile Safari/537.36 Telegram-Android/11.0.0 (Samsung SM-A155F; Android 14; SDK 34; AVERAGE)`,
  `${PHONE} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [LinkedInApp]/9.29`,
  'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
])('a robot is not %s', (agent) => expect(isRobot(agent)).toBe(false));
