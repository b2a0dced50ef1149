import { listContentChanges } from '../../../content/notices/content-changes';
import { contentChanges } from '../../../contract/content-changes';
import { call, controller, website } from '../../../platform/call';
import { show } from '../../../platform/reply';

export default controller({
  /** Lists when the content of each noun last changed. Websites ask every second. */
  find: call({ who: website, answers: contentChanges }, async ({ db }) =>
    show({ data: await listContentChanges(db) }),
  ),
});
