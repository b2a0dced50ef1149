const PROCESS = Symbol.for('clinic.process');

interface ProcessSlot<Value> {
  get: () => Value | undefined;
  set: (value: Value) => void;
}

/** A place for a value of the process, as server, cache handler and Next are bundles that share nothing. */
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

/** The same for a value that is made when it is first asked for. */
export function processValue<Value>(name: string, make: () => Value): () => Value {
  const slot = processSlot<Value>(name);
  return () => {
    const known = slot.get();
    if (known !== undefined) return known;
    const made = make();
    slot.set(made);
    return made;
  };
}
