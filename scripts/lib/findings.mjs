import { getAt, isObject } from './get-at.mjs';

/**
 * @typedef {'ok' | 'missing' | 'broken' | 'unknown'} Verdict `missing`: the shop does without; `broken`: the shop does not work;
 * `unknown`: the backend gave no response, or none that says whether the shop works
 */

/**
 * Result of one check.
 *
 * @typedef {object} Finding
 * @property {string} name
 * @property {Verdict} verdict
 * @property {string} text what was found, and how to fix it
 * @property {readonly string[]} [problems] parts of the text, where several things may be wrong
 */

/** Where an admin changes a setting: `Stores > Configuration` and the path below it. */
export const configPath = (/** @type {string} */ path) => `Stores > Configuration > ${path}`;

/** @param {unknown} value @returns {unknown[]} */
export const toList = (value) => (Array.isArray(value) ? value : []);

/** @param {unknown} value */
export const toText = (value) => (typeof value === 'string' ? value : '');

/** @param {string} url */
export const isUrl = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Returns the finding of a check; without a problem all is well.
 *
 * @param {string} name
 * @param {readonly (string | false)[]} problems
 * @param {string} [fine] what is said where there is none
 * @returns {Finding}
 */
export function toFinding(name, problems, fine = '') {
  const found = problems.filter((problem) => problem !== false);
  return found.length > 0
    ? { name, verdict: 'missing', text: found.join('; '), problems: found }
    : { name, verdict: 'ok', text: fine };
}

/** Returns the data of a GraphQL response; an empty object without. @param {unknown} body */
export const getData = (body) => (isObject(getAt(body, 'data')) ? getAt(body, 'data') : {});
