/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * Says of each feature whether the backend has its fields.
 *
 * @param {Record<string, readonly string[]>} capabilityFields `Type.field` by feature
 * @param {ReadonlySet<string>} known existing fields as `Type.field`
 * @param {Record<string, string>} names names of the features
 * @returns {Finding[]}
 */
export const listFeatures = (capabilityFields, known, names) =>
  Object.entries(capabilityFields).map(([name, fields]) => toFeatureFinding(name, fields, known, names));

/**
 * @param {string} name
 * @param {readonly string[]} fields
 * @param {ReadonlySet<string>} known
 * @param {Record<string, string>} names
 * @returns {Finding}
 */
function toFeatureFinding(name, fields, known, names) {
  const lacking = fields.filter((field) => !known.has(field));
  const title = names[name] ?? name;
  return lacking.length === 0
    ? { name: title, verdict: 'ok', text: '' }
    : { name: title, verdict: 'missing', text: `needs ${lacking.join(', ')}` };
}
