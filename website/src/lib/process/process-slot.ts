const PROCESS = Symbol.for('clinic.process');

interface ProcessSlot<Value> {
  get: () => Value | undefined;
  set: (value: Value) => void;
}

/**
 * A place for a value that is one for the process. The server in front, Next's cache handler and Next's own code are bundles
 * that hold a copy of each module and share nothing else.
 */
export function processSlot<Value>(name: string): ProcessSlot<Value> {
  return {
    get: () => Reflect.get(slots(), name),
    set: (value) => void Reflect.set(slots(), name, value),
  };
}

function slots(): object {
  const known: object | undefined = Reflect.get(globalThis, PROCESS);
  if (known) return known;
  const made = {};
  Reflect.set(globalThis, PROCESS, made);
  return made;
}
