const interactive = process.stdout.isTTY === true;

/**
 * Numbers the steps of a long command and tells the person watching which one runs, for how long already,
 * and how long it may take.
 *
 * @param {{ total: number }} options
 */
export function createSteps({ total }) {
  let number = 0;

  /**
   * @template T
   * @param {{ title: string, expect?: string }} about expect: such as "about 3 minutes"
   * @param {() => Promise<T>} work may resolve to a string that says what was done
   * @returns {Promise<T>}
   */
  return async function step({ title, expect }, work) {
    number += 1;
    const started = Date.now();
    const label = `[${number}/${total}] ${title}${expect ? ` (${expect})` : ''}`;
    const head = interactive ? label : `[${number}/${total}]`;
    const stopTicking = interactive ? tickOnOneLine({ label, started }) : tickInLines({ label, started });
    const end = (/** @type {string} */ note) => {
      stopTicking();
      console.log(`${head} ${note} ${formatDuration(Date.now() - started)}`);
    };
    try {
      const result = await work();
      end(`${typeof result === 'string' ? result : 'done'},`);
      return result;
    } catch (error) {
      end('failed after');
      throw error;
    }
  };
}

/** @param {{ label: string, started: number }} options */
function tickOnOneLine({ label, started }) {
  const draw = () => process.stdout.write(`\r\x1b[K${label} … ${formatDuration(Date.now() - started)}`);
  draw();
  const timer = setInterval(draw, 1000);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\x1b[K');
  };
}

/** @param {{ label: string, started: number }} options */
function tickInLines({ label, started }) {
  console.log(label);
  const timer = setInterval(() => console.log(`      … ${formatDuration(Date.now() - started)}`), 20_000);
  return () => clearInterval(timer);
}

/** @param {number} ms @returns {string} such as "0.4 s", "12 s" or "2 min 31 s" */
export function formatDuration(ms) {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
