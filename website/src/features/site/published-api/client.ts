/** Script of the page of published calls: makes the call of a form, and shows the answer. */
export const TRY_SCRIPT = `addEventListener('submit', async (event) => {
  const form = event.target;
  event.preventDefault();
  const headers = { authorization: 'Bearer ' + document.getElementById('key').value.trim() };
  const query = new URLSearchParams();
  let path = form.dataset.path;
  for (const { name, value, dataset } of form.querySelectorAll('input')) {
    if (dataset.in === 'path') path = path.replace('{' + name + '}', encodeURIComponent(value));
    else if (value && dataset.in === 'query') query.append(name, value);
    else if (value) headers[name] = value;
  }
  const body = form.elements.namedItem('body');
  if (body) headers['content-type'] = 'application/json';
  const out = form.querySelector('pre');
  out.hidden = false;
  out.textContent = '…';
  try {
    const address = path + (query.size > 0 ? '?' + query : '');
    const answer = await fetch(address, { method: form.dataset.method, headers, body: body ? body.value : undefined });
    const text = await answer.text();
    let shown = text;
    try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
    out.textContent = answer.status + ' ' + answer.statusText + '\\n' + shown;
  } catch (error) {
    out.textContent = String(error);
  }
});
`;
