/** Questions by subject and the language of its name, subjects in the order of their first question, those without one last. */
export function groupByTopic<Item extends { topic: string | null; lang: string }>(items: Item[]) {
  const topics = new Map<string | null, Item[]>();
  for (const item of items) topics.set(item.topic, [...(topics.get(item.topic) ?? []), item]);
  const groups = [...topics].map(([name, group]) => ({
    name,
    lang: name === null ? null : (group[0]?.lang ?? null),
    items: group,
  }));
  return [...groups.filter(({ name }) => name !== null), ...groups.filter(({ name }) => name === null)];
}
