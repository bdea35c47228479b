import type { ElementStyle } from './element-style.ts';

/**
 * Creates a function that reads optional fields from the style of an element. Elements are often styled alike, so the
 * fields of each style are read once. Unset fields are absent: nodes without undefined fields need no second copy.
 *
 * @param add - Adds the fields of a style.
 */
export function createStyleReader<Fields extends object>(
  add: (fields: Partial<Fields>, style: ElementStyle) => void,
): (style: ElementStyle) => Readonly<Partial<Fields>> {
  const fieldsOfStyle = new WeakMap<ElementStyle, Partial<Fields>>();
  return (style) => {
    const known = fieldsOfStyle.get(style);
    if (known) return known;
    const fields: Partial<Fields> = {};
    add(fields, style);
    fieldsOfStyle.set(style, fields);
    return fields;
  };
}

/** Sets a field if it has a value. */
export function put<Fields, Field extends keyof Fields>(
  fields: Fields,
  field: Field,
  value: Fields[Field] | undefined,
): void {
  if (value !== undefined) fields[field] = value;
}
