const XHTML = 'http://www.w3.org/1999/xhtml';

/** An element of a drawing that is made without a browser. */
export class DrawnElement {
  readonly attributes = new Map<string, string>();
  readonly children: (DrawnElement | string)[] = [];
  /** Styles are dropped: colours and sizes are attributes, and words take the font of the page. */
  readonly style = { setProperty: () => undefined };

  constructor(
    readonly ownerDocument: Drawing,
    readonly tagName: string,
    readonly namespaceURI: string,
  ) {}

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  setAttributeNS(_space: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  appendChild<Child extends DrawnElement | string>(child: Child): Child {
    return this.insertBefore(child, null);
  }

  insertBefore<Child extends DrawnElement | string>(child: Child, before: DrawnElement | null): Child {
    const place = before === null ? -1 : this.children.indexOf(before);
    this.children.splice(place < 0 ? this.children.length : place, 0, child);
    return child;
  }

  append(...children: (DrawnElement | string)[]): void {
    for (const child of children) this.appendChild(child);
  }

  get firstChild(): DrawnElement | string | null {
    return this.children[0] ?? null;
  }

  get textContent(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('');
  }

  set textContent(text: unknown) {
    this.children.splice(0, this.children.length, ...(text === null ? [] : [String(text)]));
  }
}

/** The little of a document that Observable Plot draws with: a whole one would be megabytes. */
export class Drawing {
  readonly documentElement = new DrawnElement(this, 'html', XHTML);

  createElementNS(space: string, name: string): DrawnElement {
    return new DrawnElement(this, name, space);
  }

  createElement(name: string): DrawnElement {
    return this.createElementNS(XHTML, name);
  }

  createTextNode(text: string): string {
    return text;
  }
}
