import path from 'node:path';
import type { Plugin } from 'vite';
import { allProofs, provenLines, readAreas } from '../../tools/component-reports/accessibility.mjs';
import { sources } from '../../tools/component-reports/components.mjs';
import { createComponentReports } from '../../tools/component-reports/component-report.mjs';
import { createContentTypeReports } from '../../tools/component-reports/content-types.mjs';

const reportsModule = path.join(import.meta.dirname, '../../ui/docs/component-report/component-reports.ts');
const linesModule = path.join(import.meta.dirname, '../../ui/docs/accessibility/accessibility-lines.ts');

/**
 * Replaces two modules of the documentation when Storybook loads them: the reports of all components, from sources and
 * measurements, and the accessibility lines, from the titles of tests and stories. The static site also has the reports
 * as `component-reports.json`.
 */
export function componentReports(): Plugin {
  let isBuild = false;
  return {
    name: 'witryna-component-reports',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async load(id) {
      const file = path.normalize(id);
      if (file === linesModule)
        return `export const accessibilityLines = ${JSON.stringify(provenLines(readAreas(), await allProofs()))};`;
      if (file !== reportsModule) return null;
      const json = JSON.stringify(createComponentReports());
      if (isBuild) this.emitFile({ type: 'asset', fileName: 'component-reports.json', source: json });
      return `export const componentReports = ${json};\nexport const contentTypeReports = ${JSON.stringify(createContentTypeReports())};`;
    },
    configureServer(server) {
      // A changed component makes them stale. They are generated again when the next page loads them.
      server.watcher.on('change', (file) => {
        if (!file.startsWith(sources)) return;
        for (const name of [reportsModule, linesModule]) {
          const generated = server.moduleGraph.getModuleById(name);
          if (generated) server.moduleGraph.invalidateModule(generated);
        }
      });
    },
  };
}
