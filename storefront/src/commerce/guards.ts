/** True for objects and lists, whatever they hold. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isString = (value: unknown): value is string => typeof value === 'string';
