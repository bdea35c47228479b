import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { readMeasurements } from './measurements.mjs';

const sources = join(root, 'page-builder', 'src', 'content-types');

/** @returns {string[]} folders of the content types with stories, sorted */
export function contentTypeNames() {
  return readdirSync(sources)
    .filter((name) => readdirSync(join(sources, name)).some((file) => file.endsWith('.stories.tsx')))
    .sort();
}

/** @returns {import('../../ui/docs/component-report/component-report.ts').ContentTypeReport[]} of each with a page */
export function createContentTypeReports() {
  const measurements = readMeasurements();
  return contentTypeNames().flatMap((name) => {
    const code = readdirSync(join(sources, name))
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => readFileSync(join(sources, name, file), 'utf8'))
      .join('\n');
    const [, title] = /\btitle: '(Page Builder\/[^']+)'/.exec(code) ?? [];
    // A page needs a story that is not left out of it.
    const stories = code.split(/^export const /m).slice(1);
    if (title === undefined || stories.every((story) => story.includes("'!autodocs'"))) return [];
    const { states, unchecked = 0, findings = 0 } = measurements[`page-builder/src/content-types/${name}`] ?? {};
    return [{ name, pages: [title], axe: states === undefined ? null : { states, unchecked, findings } }];
  });
}
