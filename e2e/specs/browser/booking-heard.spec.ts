import { expect, test } from '../../support/fixtures';
import { findFaultsOfSound, hear, writeDown } from '../../support/heard';
import { newPatient } from '../../support/patient';
import { hasVoice, speakAll } from '../../support/spoken';

test.use({ screens: ['phone'] });

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    test.use({ languages: [language] });

    test('the booking is heard from the home page to the booking number: all has a name, each word its own voice', async ({
      page,
      booking,
      words,
    }, testInfo) => {
      test.setTimeout(240_000);
      const heard: string[] = [];
      if (!hasVoice)
        testInfo.annotations.push({ type: 'not spoken', description: 'espeak-ng is not installed' });
      const listen = async (name: string) => {
        const said = await hear(page);
        expect.soft(findFaultsOfSound(said, language), name).toEqual([]);
        heard.push(`## ${name}\n\n${writeDown(said)}\n`);
        if (!hasVoice) return;
        const { transcript, faults } = speakAll(said);
        expect.soft(faults, `${name}, spoken`).toEqual([]);
        heard.push(`### ${name}, spoken\n\n${transcript}\n`);
      };
      await page.goto(`/${language}`);
      await listen('home');
      await page.goto(`/${language}/booking`);
      await listen('way');
      await page.getByRole('main').getByRole('link', { name: words.booking.way.doctor }).click();
      await expect(page.getByRole('heading', { name: words.booking.questions.doctor })).toBeVisible();
      await listen('doctor');
      await page.getByRole('main').locator('a[href*="doctor="]').first().click();
      await booking.answerToTimes();
      await listen('time');
      await page.getByRole('main').locator('a[href*="time="]').first().click();
      await booking.answer();
      await listen('details');
      // In the language with the longer words.
      if (language === 'ar') {
        const has = page.getByRole('heading', { name: words.booking.questions.information });
        const question = page.locator('section', { has });
        const screens = await question.evaluate((box) => box.getBoundingClientRect().height / innerHeight);
        expect(screens, 'the last question is two screens long').toBeLessThanOrEqual(2);
      }
      await booking.firstName.fill('Mona');
      await booking.send.click();
      await expect(page.getByRole('alert').filter({ hasText: words.booking.form.errorTitle })).toBeVisible();
      await listen('mistakes');
      await booking.book(newPatient(language));
      await listen('confirmation');
      await testInfo.attach(`heard.${language}.md`, { body: heard.join('\n'), contentType: 'text/markdown' });
    });
  });
