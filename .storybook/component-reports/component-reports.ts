import type { ComponentReport } from '../../ui/docs/component-report/component-report.ts';

/** Reports of all components. The plugin next to this module replaces it in each build. */
export const componentReports: readonly ComponentReport[] = [];
