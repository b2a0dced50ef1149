import { type AskedStep, askForCode, type CodeFault, showRecoveryCodes } from './step-dialog';

const LOGIN = '/admin/login';
const RESET = '/admin/reset-password';
const PAGE_OF_SIGN_IN = '/admin/auth/login';

interface Answered {
  data?: { recoveryCodes?: string[] } | null;
  error?: { name?: string; details?: AskedStep };
}

/** Reads the body of a response without consuming it. */
const read = async (answer: Response): Promise<Answered> => await answer.clone().json();

/** Sends a code and returns what is wrong; a server error or timeout says nothing about the code. */
export async function sendCode(
  send: () => Promise<Response>,
): Promise<{ answer: Response | null; fault: CodeFault | null }> {
  const answer = await send().catch(() => null);
  if (answer?.ok) return { answer, fault: null };
  if (!answer || answer.status >= 500) return { answer, fault: 'away' };
  return { answer, fault: answer.status === 429 ? 'slow' : 'wrong' };
}

/** Puts the second step into Strapi's sign-in, which has no place for one: a dialog asks for the code, then signs in again. */
export function askForSecondStep(): void {
  const fetchHere = window.fetch.bind(window);

  async function signIn(first: Response, input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    const { error } = await read(first);
    if (error?.name !== 'EditorStepError' || !error.details) return first;
    let last = first;
    const send = async (code: string) => {
      const body = JSON.stringify({ ...JSON.parse(String(init.body)), code });
      const { answer, fault } = await sendCode(() => fetchHere(input, { ...init, body }));
      last = answer ?? last;
      return fault;
    };
    if (!(await askForCode(error.details, send))) return last;
    const codes = (await read(last)).data?.recoveryCodes;
    if (codes) await showRecoveryCodes(codes);
    return last;
  }

  window.fetch = async (input, init) => {
    const answer = await fetchHere(input, init);
    const path = new URL(answer.url || window.location.href).pathname;
    if (path === LOGIN && answer.status === 403 && init) return signIn(answer, input, init);
    if (path === RESET && answer.status === 401 && (await read(answer)).error?.name === 'EditorPasswordSet')
      window.location.assign(PAGE_OF_SIGN_IN);
    return answer;
  };
}
