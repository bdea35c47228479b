import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * What was measured of a component or a content type.
 *
 * @typedef {object} Measurement
 * @property {number} [bytes] size of its entry, minified, in brotli, without React; content types have no entry
 * @property {number} [states] stories that axe checked
 * @property {number} [unchecked] stories that axe did not check; absent if there are none
 * @property {number} [findings] of axe in all of them
 */

/** @typedef {Record<string, Measurement>} Measurements by folder, e.g. `ui/src/button` */

/** Where they are committed, so that a fresh clone shows them; from the root. */
export const MEASUREMENTS = 'tools/component-reports/measurements.json';

/** @returns {Measurements} those that are committed */
export function readMeasurements() {
  return /** @type {Measurements} */ (JSON.parse(readFileSync(join(root, MEASUREMENTS), 'utf8')));
}

/**
 * Whether a stated size still describes a measured one. A few bytes more or less must not change the file with every
 * commit.
 *
 * @param {number} stated
 * @param {number} measured
 */
function isClose(stated, measured) {
  return Math.abs(stated - measured) <= Math.max(100, measured / 20);
}

/**
 * Whether what is stated of axe is still true: it may have checked more states, but not fewer.
 *
 * @param {Measurement} stated
 * @param {Measurement} measured
 */
function isCovered(stated, measured) {
  return (
    stated.states !== undefined &&
    stated.states <= (measured.states ?? 0) &&
    stated.findings === measured.findings &&
    (stated.unchecked ?? 0) >= (measured.unchecked ?? 0)
  );
}

/**
 * Takes what was measured, sizes rounded to 50 bytes and only where they have changed noticeably.
 *
 * @param {Measurement} stated
 * @param {Measurement} measured parts of it, as far as they were measured
 * @returns {Measurement}
 */
export function renewMeasurement(stated, { bytes, states, unchecked, findings }) {
  const size =
    bytes === undefined || (stated.bytes !== undefined && isClose(stated.bytes, bytes))
      ? stated.bytes
      : Math.round(bytes / 50) * 50;
  const axe =
    states === undefined
      ? { states: stated.states, unchecked: stated.unchecked, findings: stated.findings }
      : { states, unchecked, findings };
  return {
    ...(size !== undefined && { bytes: size }),
    ...(axe.states !== undefined && { states: axe.states }),
    ...(axe.unchecked && { unchecked: axe.unchecked }),
    ...(axe.findings !== undefined && { findings: axe.findings }),
  };
}

/**
 * Says what is no longer true of a stated measurement.
 *
 * @param {string} folder
 * @param {Measurement | undefined} stated
 * @param {Measurement} measured
 * @returns {string[]}
 */
export function findOutdated(folder, stated, measured) {
  if (!stated) return [`${folder} is not measured.`];
  const { bytes, states } = measured;
  return [
    ...(bytes !== undefined && (stated.bytes === undefined || !isClose(stated.bytes, bytes))
      ? [`${folder} has ${bytes} bytes, not ${stated.bytes ?? 'an unknown number'}.`]
      : []),
    ...(states !== undefined && !isCovered(stated, measured)
      ? [
          `${folder} has ${measured.findings ?? 0} findings of axe in ${states} states, not ${stated.findings ?? 'an unknown number'} in ${stated.states ?? 'an unknown number'}.`,
        ]
      : []),
  ];
}
