type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of an answer that is an object; an empty one where there is none. */
export const partOf = (value: unknown, ...path: string[]): Json => {
  let part = value;
  for (const key of path) part = isObject(part) ? part[key] : undefined;
  return isObject(part) ? part : {};
};

/** Answers as the backend does, with the data of a query changed. */
export const changing =
  (change: (data: Json) => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (typeof init?.body !== 'string' || init.body.includes('__type(')) return response;
    const body: unknown = await response.json();
    if (isObject(body) && isObject(body['data'])) change(body['data']);
    return Response.json(body, { status: response.status });
  };

/** Refuses the calls whose text has a word, as Magento does. */
export const refusing =
  (word: string, message: string): typeof fetch =>
  (input, init) =>
    typeof init?.body === 'string' && init.body.includes(word)
      ? Promise.resolve(Response.json({ errors: [{ message }], data: null }))
      : fetch(input, init);

/** Answers with other values of the store configuration. */
export const setting = (values: Json) =>
  changing((data) => {
    if (isObject(data['storeConfig'])) Object.assign(data['storeConfig'], values);
  });

/** Answers with another value at a path, where the answer has one. */
export const replacing = (path: readonly string[], value: unknown) =>
  changing((data) => {
    const parent = partOf(data, ...path.slice(0, -1));
    const last = path.at(-1) ?? '';
    if (last in parent) parent[last] = value;
  });
