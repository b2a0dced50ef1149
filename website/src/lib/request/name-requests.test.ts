import { expect, test } from 'vitest';
import { serve } from '../../test/serve';
import { nameRequests } from './name-requests';
import { currentRequestId } from './request-context';

test('Node says of each request that it comes, and what answers it knows its id', async () => {
  nameRequests('');
  const { base } = await serve((_request, response) => void response.end(currentRequestId()));
  const answer = await fetch(base);
  expect(await answer.text()).toMatch(/^[0-9a-f]{32}$/);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
});
