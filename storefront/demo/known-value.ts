const isKey = <Table extends object>(table: Table, value: string): value is keyof Table & string =>
  Object.hasOwn(table, value);

/** Returns a value that is one of the keys of a table. @throws Error for any other value */
export function keyIn<Table extends object>(table: Table, value: string): keyof Table & string {
  if (isKey(table, value)) return value;
  throw new Error(`"${value}" is not one of ${Object.keys(table).join(', ')}.`);
}

/** Returns a value that is in a list. @throws Error for any other value */
export function oneOf<Value extends string>(list: readonly Value[], value: string): Value {
  const found = list.find((known) => known === value);
  if (found === undefined) throw new Error(`"${value}" is not one of ${list.join(', ')}.`);
  return found;
}
