type WithoutDot<Name extends string> = Name extends `${infer Start}.${infer End}` ? `${Start}_${End}` : Name;

/** The key of the words of `noun.verb` among the messages, whose names have no dot in them. */
export function keyOfDotted<Name extends string>(name: Name): WithoutDot<Name> {
  return name.replace('.', '_') as WithoutDot<Name>;
}
