/**
 * Returns whether a value is an object.
 *
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export const isObject = (value) => typeof value === 'object' && value !== null;

/**
 * Returns the value at a path of parsed JSON.
 *
 * @param {unknown} value
 * @param {...(string | number)} path
 * @returns {unknown} the value at a path; undefined where it ends early
 */
export const getAt = (value, ...path) =>
  path.reduce((/** @type {unknown} */ found, key) => (isObject(found) ? found[key] : undefined), value);
