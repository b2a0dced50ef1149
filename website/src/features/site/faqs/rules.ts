/** Questions by subject, the subjects in the order of their first question, those without one last. */
export function groupByTopic<Item extends { topic: string | null }>(items: Item[]) {
  const topics = new Map<string | null, Item[]>();
  for (const item of items) topics.set(item.topic, [...(topics.get(item.topic) ?? []), item]);
  const groups = [...topics].map(([name, group]) => ({ name, items: group }));
  return [...groups.filter(({ name }) => name !== null), ...groups.filter(({ name }) => name === null)];
}
