import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980): a key of an average typist, pointing at something,
 * pressing and letting go of a button, moving the hand between keyboard and mouse, and making up one's mind.
 */
const SECONDS = { key: 0.28, point: 1.1, press: 0.2, home: 0.4, decide: 1.35 };

/** What a task took: presses of mouse and keyboard beside what was typed, letters typed, seconds by the model and waited. */
export interface Effort {
  presses: number;
  letters: number;
  seconds: number;
}

/** Somebody at the desk: does things on a page and counts what they cost. */
export class Hand {
  private readonly effort: Effort = { presses: 0, letters: 0, seconds: 0 };
  private isOnMouse = true;

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await this.aim(target);
    await this.timed(() => target.click());
  }

  async check(target: Locator): Promise<void> {
    await this.aim(target);
    await this.timed(() => target.check());
  }

  async choose({ target, value }: { target: Locator; value: string | { index: number } }): Promise<void> {
    await this.aim(target);
    // The list is opened, and one of it pressed.
    this.press(SECONDS.point + SECONDS.press);
    await this.timed(() => target.selectOption(value));
  }

  /** Points at a field, which empties it, and types. */
  async type({ target, text }: { target: Locator; text: string }): Promise<void> {
    await this.aim(target);
    this.move({ toMouse: false });
    this.effort.letters += text.length;
    this.effort.seconds += text.length * SECONDS.key;
    await this.timed(() => target.fill(text));
  }

  async key(name: string): Promise<void> {
    this.move({ toMouse: false });
    this.press(SECONDS.decide + SECONDS.key);
    await this.timed(() => this.page.keyboard.press(name));
  }

  /** Waits until what was wanted can be seen: the time is the clinic's, not the hand's. */
  async see(result: Locator): Promise<void> {
    await this.timed(() => expect(result).toBeVisible());
  }

  get spent(): Effort {
    return { ...this.effort };
  }

  private async aim(target: Locator): Promise<void> {
    await this.see(target);
    this.move({ toMouse: true });
    this.press(SECONDS.decide + SECONDS.point + SECONDS.press);
  }

  private press(seconds: number): void {
    this.effort.presses += 1;
    this.effort.seconds += seconds;
  }

  private move({ toMouse }: { toMouse: boolean }): void {
    if (this.isOnMouse !== toMouse) this.effort.seconds += SECONDS.home;
    this.isOnMouse = toMouse;
  }

  private async timed(act: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    await act();
    this.effort.seconds += (performance.now() - start) / 1000;
  }
}
