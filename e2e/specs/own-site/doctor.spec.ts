import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/builds';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { makePlace } from '../../support/place';
import { endAfter } from '../../support/servers';

const ending = endAfter();
const portOf = (address: string) => Number(new URL(address).port);

test('the doctor finds nothing wrong with a site that runs, and says what is not set up or to mend, without a secret', async () => {
  await test.step('a site that runs', async () => {
    const ports = { website: portOf(environment.siteUrl), backend: portOf(environment.backendUrl) };
    const place = ending(makePlace({ isLive: true, ports }));
    const { code, output } = await place.run('doctor');
    expect(output).toMatch(/^note +backend +answers, but look at .*backups: failed/m);
    expect(output).toMatch(/^ok +website +ready$/m);
    expect(output).toMatch(/^ok +database +SQLite/m);
    expect(output).toMatch(/^note +mail +no SMTP_URL/m);
    expect(output).toMatch(/^ok +payments +something answers/m);
    expect(output).toMatch(/^note +backups +none/m);
    expect(output).toMatch(/^note +metrics +none/m);
    expect([code, output]).toEqual([0, expect.stringContaining('Nothing is wrong.')]);
  });

  await test.step('what is to mend', async () => {
    const [website, backend, smtp] = [await freePort(), await freePort(), await freePort()];
    const place = ending(makePlace({ isLive: true, ports: { website, backend } }));
    const secret = 'a-key-that-is-not-the-same-on-both-sides';
    appendFileSync(join(place.root, 'website/.env.local'), `WEBSITE_KEY=${secret}\n`);
    const mail = `SMTP_URL=smtp://clinic:${secret}@127.0.0.1:${smtp}\nMAIL_FROM=clinic@example.org\n`;
    appendFileSync(join(place.root, 'backend/.env'), mail);
    const { code, output } = await place.run('doctor');
    expect(output).toMatch(/^WRONG +settings +WEBSITE_KEY of backend\/\.env and WEBSITE_KEY of website/m);
    expect(output).toMatch(/^WRONG +backend +Nothing answers at/m);
    expect(output).toMatch(/^WRONG +website +Nothing answers at/m);
    expect(output).toMatch(/^WRONG +mail +The mail server of SMTP_URL refuses us \(E/m);
    expect([code, output]).toEqual([1, expect.stringContaining('4 to mend')]);
    expect(output).not.toContain(secret);
  });
});
