import { getCarriedSettings } from './carried-settings.mjs';
import { mergeSettings } from './merge-settings.mjs';
import { formatStartCommand } from './start-command.mjs';

/**
 * Returns whether the shop runs on a backend, and the command that starts it with the right settings.
 *
 * @param {string} url of the backend
 * @param {import('./examine-backend.mjs').Examination} examination
 * @param {NodeJS.ProcessEnv} env environment of the doctor, whose settings the command repeats
 * @returns {{ text: string, isReady: boolean }}
 */
export function formatConclusion(url, { connection, behavior, features, settings }, env) {
  const count = (/** @type {import('./findings.mjs').Verdict} */ wanted) =>
    [...connection, ...behavior].filter(({ verdict }) => verdict === wanted).length;
  const isReady = count('broken') + count('unknown') === 0;
  const summary = summarize(url, count('broken'), count('unknown'), features);
  // A backend that cannot be reached shows nothing to set.
  if (behavior.length === 0) return { text: summary, isReady };
  const start = { ...mergeSettings(settings, getCarriedSettings(env)), COMMERCE_URL: url };
  const lines = [summary, `${isReady ? 'Start' : 'Then start'} it with: ${formatStartCommand(start)}`];
  if (!env['PUBLIC_URL'])
    lines.push(
      'If shoppers open the shop at a URL of its own, also set PUBLIC_URL, e.g. PUBLIC_URL=https://www.shop.example.',
    );
  return { text: lines.join('\n'), isReady };
}

/**
 * @param {string} url
 * @param {number} broken
 * @param {number} unknown
 * @param {readonly import('./findings.mjs').Finding[]} features
 */
function summarize(url, broken, unknown, features) {
  if (broken > 0)
    return `${broken === 1 ? 'One thing has' : `${broken} things have`} to be fixed before the shop can run on ${url}: see ! above.`;
  if (unknown > 0)
    return `Nothing is wrong so far, but ${unknown === 1 ? 'one check does' : `${unknown} checks do`} not show whether the shop runs on ${url}: see ? above, and run this again.`;
  // Without introspection nothing is known of them.
  if (features.length === 0) return 'The shop runs on it.';
  const missing = features.filter(({ verdict }) => verdict === 'missing').length;
  return `The shop runs on it${missing > 0 ? `, without ${missing} of its ${features.length} further features; storefront/src/commerce/schema/extensions has the fields they need` : ', with all its features'}.`;
}
