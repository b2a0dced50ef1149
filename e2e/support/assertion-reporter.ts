import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** Tells whether a step is a test's own: what fixtures assert before and after proves nothing about it. */
const isOfTest = ({ category }: TestStep) => category !== 'hook' && category !== 'fixture';

const asserts = (step: TestStep): boolean =>
  isOfTest(step) && (step.category === 'expect' || step.steps.some(asserts));

/** Fails the run for every test that passed without asserting anything. */
export default class AssertionReporter implements Reporter {
  private readonly silent: string[] = [];

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status === 'passed' && !steps.some(asserts)) this.silent.push(test.titlePath().slice(1).join(' › '));
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.silent.length === 0) return undefined;
    console.error(['Passed without asserting anything:', ...this.silent].join('\n  '));
    return { status: 'failed' };
  }
}
